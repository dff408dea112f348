import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { birthYears } from '#domain/support/birthFields'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { useProblem } from './ContactField.tsx'
import styles from './ContactForm.module.scss'
import type { ContactViewModel } from './ContactViewModel.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`)

export const BirthField = observer(function BirthField({ model }: { readonly model: ContactViewModel }) {
  const { t } = useTranslation('contactUs')
  const problem = useProblem(model, 'birth')
  const { entry, today } = model.editor
  const select = (field: 'birthYear' | 'birthMonth' | 'birthDay', values: readonly string[]) => (
    <SelectField
      label={t(`fields.${field}`)}
      name={field}
      autoComplete={{ birthYear: 'bday-year', birthMonth: 'bday-month', birthDay: 'bday-day' }[field]}
      options={values.map((value) => ({ value, label: value }))}
      value={entry[field]}
      onChange={(value) => model.change({ [field]: value })}
      placeholder="–"
      isInvalid={problem !== undefined}
    />
  )
  return (
    <fieldset className={styles['birth']}>
      <legend>{t('fields.birth')}</legend>
      <div className={styles['three']}>
        {select('birthYear', birthYears(today))}
        {select('birthMonth', upTo(12))}
        {select('birthDay', upTo(31))}
      </div>
      {problem && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
})
