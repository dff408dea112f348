import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { ContactField, useProblem } from './ContactField.tsx'
import styles from './ContactForm.module.scss'
import type { ContactViewModel } from './ContactViewModel.ts'

export const CentreFields = observer(function CentreFields({ model }: { readonly model: ContactViewModel }) {
  const { t } = useTranslation('contactUs')
  const problem = useProblem(model, 'centreId')
  const { places, centres, editor } = model
  const { entry, isJapan } = editor
  const { reading, closest } = places
  if (reading.fault) throw reading.fault.error
  if (closest.fault) throw closest.fault.error
  return (
    <>
      <div className={styles['pair']}>
        <ContactField
          model={model}
          field="postalCode"
          autoComplete="postal-code"
          optional={!isJapan}
          isRequired={isJapan}
          help={isJapan ? t('fields.postcodeHelp') : t('fields.postalHelp')}
          onBlur={model.leavePostcode}
        />
        {isJapan && <PrefectureField model={model} />}
      </div>
      <div className={styles['pair']}>
        <SelectField
          label={t('fields.area')}
          name="area"
          optional
          autoComplete="off"
          options={places.areas.map((area) => ({ value: area, label: area }))}
          value={entry.area}
          onChange={model.chooseArea}
        />
        <SelectField
          label={t('fields.centre')}
          name="centre"
          autoComplete="off"
          options={centres.map(({ id, name, area }) => ({
            value: id,
            label: entry.area || !area ? name : t('fields.centreIn', { name, area }),
          }))}
          value={entry.centreId}
          onChange={(centreId) => model.change({ centreId })}
          error={problem}
          help={closest.failure && t('fields.closestFailed')}
        />
      </div>
      {reading.failure && (
        <FailureNotice failure={reading.failure} title={t('fields.centresFailed')} onRetry={() => void places.read()} busy={reading.busy} />
      )}
    </>
  )
})

const PrefectureField = observer(function PrefectureField({ model }: { readonly model: ContactViewModel }) {
  const { t } = useTranslation('contactUs')
  const problem = useProblem(model, 'pref')
  const { value: listed = [], fault } = model.places.prefectures
  if (fault) throw fault.error
  return (
    <SelectField
      label={t('fields.pref')}
      name="pref"
      autoComplete="address-level1"
      options={listed.map(({ value, name }) => ({ value, label: name }))}
      value={model.editor.entry.pref}
      onChange={(pref) => model.change({ pref })}
      error={problem}
    />
  )
})
