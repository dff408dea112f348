import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegistrationField } from '#domain/session/registration'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import type { AccountModel } from './AccountModel.ts'

interface EntryFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete' | 'inputMode' | 'optional' | 'help' | 'isRequired' | 'onBlur'> {
  readonly account: AccountModel
  readonly field: RegistrationField
}

export const EntryField = observer(function EntryField({ account, field, ...rest }: EntryFieldProps) {
  const { t } = useTranslation('signUp')
  const problem = account.problems[field]
  return (
    <TextField
      {...rest}
      label={t(`account.${field}`)}
      name={field}
      value={account.entry[field]}
      onChange={(text) => account.change({ [field]: text })}
      error={problem && (problem === 'missing' ? t(`missing.${field === 'phone' ? 'phone' : 'firstName'}`) : t(`problems.${problem}`))}
    />
  )
})
