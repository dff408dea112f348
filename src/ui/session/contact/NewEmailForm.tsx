import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFocusOnProblem } from '#ui/kit/fields/useFocusOnProblem.ts'
import { CodeRequestForm } from './CodeRequestForm.tsx'
import type { EmailModel } from './EmailModel.ts'

export const NewEmailForm = observer(function NewEmailForm({ model }: { readonly model: EmailModel }) {
  const { t } = useTranslation('contact')
  const { problem } = model
  const input = useFocusOnProblem(problem)
  return (
    <CodeRequestForm model={model}>
      <TextField
        label={t('contact.newEmail')}
        help={t('contact.newEmailHelp')}
        value={model.email}
        onChange={model.change}
        error={problem && t(`contact.email-${problem}`)}
        inputRef={input}
        type="text"
        name="email"
        autoComplete="email"
        isRequired
      />
    </CodeRequestForm>
  )
})
