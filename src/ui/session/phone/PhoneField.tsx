import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PhoneProblem } from '#domain/session/contact'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFocusOnProblem } from '#ui/kit/fields/useFocusOnProblem.ts'

interface PhoneFieldProps {
  readonly model: { readonly phone: string; readonly problem: PhoneProblem | undefined; change(phone: string): void }
  readonly help: string
}

export const PhoneField = observer(function PhoneField({ model, help }: PhoneFieldProps) {
  const { t } = useTranslation('contact')
  const { problem } = model
  const input = useFocusOnProblem(problem)
  return (
    <TextField
      label={t('contact.phoneNumber')}
      help={help}
      value={model.phone}
      onChange={model.change}
      error={problem && t(`contact.phone-${problem}`)}
      inputRef={input}
      type="tel"
      name="phone"
      autoComplete="tel"
      isRequired
    />
  )
})
