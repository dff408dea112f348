import { observer } from 'mobx-react-lite'
import { useLanguage } from '#ui/shell/useFormats.ts'
import { ContactField } from './ContactField.tsx'
import styles from './ContactForm.module.scss'
import type { ContactViewModel } from './ContactViewModel.ts'

export const NameFields = observer(function NameFields({ model }: { readonly model: ContactViewModel }) {
  const language = useLanguage()
  const isFamilyFirst = language === 'ja' || language === 'zh'
  const names = [
    <ContactField key="first" model={model} field="firstName" autoComplete="given-name" isRequired />,
    <ContactField key="last" model={model} field="lastName" autoComplete="family-name" isRequired />,
  ]
  const readings = [
    <ContactField key="first" model={model} field="altFirstName" autoComplete="off" isRequired />,
    <ContactField key="last" model={model} field="altLastName" autoComplete="off" isRequired />,
  ]
  const ordered = (fields: typeof names) => (isFamilyFirst ? fields.toReversed() : fields)
  return (
    <>
      <div className={styles['pair']}>{ordered(names)}</div>
      {model.editor.isJapan && <div className={styles['pair']}>{ordered(readings)}</div>}
    </>
  )
})
