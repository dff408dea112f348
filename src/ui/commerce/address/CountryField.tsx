import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './AddressFields.module.scss'
import type { AddressPart } from './AddressText.tsx'

/** Shows the current country until the list has loaded. */
export const CountryField = observer(function CountryField({ form, purpose }: AddressPart) {
  const { t } = useTranslation('addressForm')
  const formats = useFormats()
  const { list, own, known, typed, problems, change } = form
  const { failure, busy, retry } = list
  if (list.fault ?? own.fault) throw (list.fault ?? own.fault)?.error
  const named = known.map(({ code, name }) => ({ value: code, label: formats.country(code) ?? name }))
  const isKnown = typed.countryCode === '' || known.some(({ code }) => code === typed.countryCode)
  const options = isKnown ? named : [...named, { value: typed.countryCode, label: formats.country(typed.countryCode) ?? typed.countryCode }]
  return (
    <div className={styles['stack']}>
      <SelectField
        label={t('fields.countryCode')}
        name="countryCode"
        autoComplete={purpose ? `${purpose} country` : 'country'}
        options={formats.inOrder(options, ({ label }) => label)}
        value={typed.countryCode || undefined}
        onChange={(code) => change('countryCode', code)}
        error={problems.countryCode && t(`problems.${problems.countryCode}`)}
      />
      {failure && <FailureNotice failure={failure} title={t('form.countriesFailed')} onRetry={retry} busy={busy} />}
    </div>
  )
})
