import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { EnteredField, ProfileDetails } from '#domain/session/profile'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import type { ProfileViewModel } from './ProfileViewModel.ts'

export interface ProfilePart {
  readonly model: ProfileViewModel
  readonly typed: ProfileDetails
}

interface ProfileTextProps extends ProfilePart, Pick<ComponentProps<typeof TextField>, 'autoComplete' | 'inputMode' | 'isRequired'> {
  readonly field: Exclude<EnteredField, 'hand' | 'birthday' | 'gender' | 'pref'>
}

export const ProfileText = observer(function ProfileText({ model, typed, field, ...rest }: ProfileTextProps) {
  const { t } = useTranslation('account')
  const problem = model.problems[field]
  return (
    <TextField
      {...rest}
      label={t(`profile.${field}`)}
      name={field}
      value={typed[field]}
      onChange={(text) => model.change(field, text)}
      error={problem && t(`problems.${problem}`)}
    />
  )
})
