import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shortestPassword } from '#domain/session/newPassword'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import type { NewPassword } from './NewPassword.ts'

export const NewPasswordFields = observer(function NewPasswordFields({ entry }: { readonly entry: NewPassword }) {
  const { t } = useTranslation('code')
  const { problem } = entry
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem === 'differs') second.current?.focus()
    else if (problem) first.current?.focus()
  }, [problem])
  return (
    <>
      <TextField
        label={t('newPassword.label')}
        value={entry.password}
        onChange={entry.change}
        help={t('newPassword.help', { count: shortestPassword })}
        error={problem !== undefined && problem !== 'differs' && t(`newPassword.${problem}`, { count: shortestPassword })}
        inputRef={first}
        type="password"
        name="newPassword"
        autoComplete="new-password"
        isRequired
      />
      <TextField
        label={t('newPassword.repeat')}
        value={entry.repeated}
        onChange={entry.repeat}
        error={problem === 'differs' && t('newPassword.differs')}
        inputRef={second}
        type="password"
        name="repeatedPassword"
        autoComplete="new-password"
        isRequired
      />
    </>
  )
})
