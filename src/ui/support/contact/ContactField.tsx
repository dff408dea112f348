import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactField as Field, WrittenField } from '#domain/support/contactEntry'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import type { ContactViewModel } from './ContactViewModel.ts'

interface ContactFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'inputMode' | 'optional' | 'help' | 'isRequired' | 'onBlur'> {
  readonly model: ContactViewModel
  readonly field: WrittenField
}

export const ContactField = observer(function ContactField({ model, field, ...rest }: ContactFieldProps) {
  const { t } = useTranslation('contactUs')
  const error = useProblem(model, field)
  return (
    <TextField
      {...rest}
      label={t(`fields.${field}`)}
      name={field}
      value={model.editor.entry[field]}
      onChange={(text) => (field === 'postalCode' ? model.writePostcode(text) : model.change({ [field]: text }))}
      error={error}
    />
  )
})

export function useProblem(model: ContactViewModel, field: Field): string | undefined {
  const { t } = useTranslation('contactUs')
  const problem = model.editor.problems[field]
  if (problem === undefined) return undefined
  return problem === 'missing' ? t(`missing.${field === 'birth' ? 'firstName' : field}`) : t(`problems.${problem}`)
}
