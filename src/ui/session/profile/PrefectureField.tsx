import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import styles from './ProfileForm.module.scss'
import type { ProfilePart } from './ProfileText.tsx'

/** If the list fails, the current prefecture remains. */
export const PrefectureField = observer(function PrefectureField({ model, typed }: ProfilePart) {
  const { t } = useTranslation('account')
  const { prefectures, problems, change } = model
  const { value: listed = [], failure, fault, busy, retry } = prefectures.list
  if (fault) throw fault.error
  const options = listed.map(({ value, name }) => ({ value, label: name }))
  const isListed = typed.pref === '' || listed.some(({ value }) => value === typed.pref)
  return (
    <div className={styles['stack']}>
      <SelectField
        label={t('profile.pref')}
        name="pref"
        autoComplete="address-level1"
        options={isListed ? options : [{ value: typed.pref, label: typed.pref }, ...options]}
        value={typed.pref || undefined}
        onChange={(pref) => change('pref', pref)}
        error={problems.pref && t(`problems.${problems.pref}`)}
      />
      {failure && <FailureNotice failure={failure} title={t('profile.prefFailed')} onRetry={retry} busy={busy} />}
    </div>
  )
})
