import { TriangleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import type { AccountViewModel } from './AccountViewModel.ts'
import styles from './SignOutButton.module.scss'

/** Not a dialog: its code might not be available without a network. */
export const SignOutButton = observer(function SignOutButton({ account }: { readonly account: AccountViewModel }) {
  const { t } = useTranslation('session')
  const { leaving, unsent } = account
  if (unsent.length === 0)
    return (
      <Button variant="outline" wide busy={leaving.busy} busyLabel={t('account.signingOut')} onPress={account.signOut}>
        {t('account.signOut')}
      </Button>
    )
  return (
    <Notice
      icon={TriangleAlert}
      mild={true}
      title={t('account.unsentTitle')}
      action={
        <div className={styles['actions']}>
          <Button autoFocus={true} onPress={account.staySignedIn}>
            {t('account.stay')}
          </Button>
          <Button variant="danger" onPress={account.signOutAnyway}>
            {t('account.signOutAnyway')}
          </Button>
        </div>
      }
    >
      <ul className={styles['unsent']}>
        {unsent.map(({ kind, count }) => (
          <li key={kind}>{kind === 'holes' ? t('account.unsentHoles', { count }) : t('account.unsentForms', { count })}</li>
        ))}
      </ul>
    </Notice>
  )
})
