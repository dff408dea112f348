import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { type AddressField, longestOf } from '#domain/commerce/addressDraft'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import type { AddressForm } from './AddressForm.ts'

export interface AddressPart {
  readonly form: AddressForm
  readonly purpose?: 'billing' | 'shipping' | undefined
}

interface AddressTextProps extends AddressPart, Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'help'> {
  readonly field: Exclude<AddressField, 'countryCode' | 'regionId'>
  readonly token: string
}

export const AddressText = observer(function AddressText({ form, purpose, field, token, ...rest }: AddressTextProps) {
  const { t } = useTranslation('addressForm')
  const problem = form.problems[field]
  const isNeeded = form.needed.includes(field)
  return (
    <TextField
      {...rest}
      label={t(`fields.${field}`)}
      name={field}
      autoComplete={purpose ? `${purpose} ${token}` : token}
      value={form.typed[field]}
      onChange={(text) => form.change(field, text)}
      isRequired={isNeeded}
      optional={!isNeeded}
      error={problem && t(`problems.${problem}`, { longest: longestOf(field) })}
    />
  )
})
