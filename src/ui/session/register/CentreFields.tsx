import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import type { AccountModel } from './AccountModel.ts'
import { EntryField } from './EntryField.tsx'
import styles from './RegisterScreen.module.scss'

export const CentreFields = observer(function CentreFields({ account }: { readonly account: AccountModel }) {
  const { t } = useTranslation('signUp')
  const { centres, entry } = account
  const { all, closest } = centres
  const options = centres.groups.flatMap(({ heading, centres: here }) =>
    here.map(({ id, name, city }) => ({
      value: id,
      label: heading === city ? name : t('account.centreIn', { name, city }),
      group: heading ?? t('account.nearby'),
    })),
  )
  if (all.fault) throw all.fault.error
  if (closest.fault) throw closest.fault.error
  return (
    <>
      <EntryField
        account={account}
        field="postalCode"
        autoComplete="postal-code"
        optional
        help={t('account.postalHelp')}
        onBlur={centres.settle}
      />
      {account.isJapan && <PrefectureField account={account} />}
      {account.settings.locations.length > 1 && (
        <SelectField
          label={t('account.location')}
          name="location"
          optional
          options={account.settings.locations.map(({ id, name }) => ({ value: id, label: name }))}
          value={account.locationId}
          onChange={account.chooseLocation}
        />
      )}
      <div className={styles['stack']}>
        <SelectField
          label={t('account.centre')}
          name="centre"
          optional
          options={options}
          value={entry.centreId}
          onChange={(centreId) => account.change({ centreId })}
          help={closest.failure && t('account.closestFailed')}
        />
        {all.failure && <FailureNotice failure={all.failure} title={t('account.centresFailed')} onRetry={all.retry} busy={all.busy} />}
      </div>
    </>
  )
})

const PrefectureField = observer(function PrefectureField({ account }: { readonly account: AccountModel }) {
  const { t } = useTranslation('signUp')
  const { value: listed = [], failure, fault, busy, retry } = account.prefectures
  if (fault) throw fault.error
  return (
    <div className={styles['stack']}>
      <SelectField
        label={t('account.pref')}
        name="pref"
        autoComplete="address-level1"
        optional
        options={listed.map(({ value, name }) => ({ value, label: name }))}
        value={account.entry.pref}
        onChange={(pref) => account.change({ pref })}
      />
      {failure && <FailureNotice failure={failure} title={t('account.prefFailed')} onRetry={retry} busy={busy} />}
    </div>
  )
})
