import { observer } from 'mobx-react-lite'
import { useLanguage } from '#ui/shell/useFormats.ts'
import type { AccountModel } from './AccountModel.ts'
import { EntryField } from './EntryField.tsx'
import styles from './RegisterScreen.module.scss'

export const NameFields = observer(function NameFields({ account }: { readonly account: AccountModel }) {
  const language = useLanguage()
  const isFamilyFirst = language === 'ja' || language === 'zh'
  const names = [
    <EntryField key="first" account={account} field="firstName" autoComplete="given-name" isRequired />,
    <EntryField key="last" account={account} field="lastName" autoComplete="family-name" optional />,
  ]
  const readings = [
    <EntryField key="first" account={account} field="altFirstName" autoComplete="off" optional />,
    <EntryField key="last" account={account} field="altLastName" autoComplete="off" optional />,
  ]
  const ordered = (fields: typeof names) => (isFamilyFirst ? fields.toReversed() : fields)
  return (
    <>
      <div className={styles['pair']}>{ordered(names)}</div>
      {account.isJapan && <div className={styles['pair']}>{ordered(readings)}</div>}
    </>
  )
})
