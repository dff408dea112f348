import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Monogram } from '#ui/kit/content/Monogram.tsx'
import { helpDialog } from '#ui/shell/helpDialog.ts'
import { LanguageSelect } from '#ui/shell/LanguageSelect.tsx'
import { paths } from '#ui/shell/paths.ts'
import { ThemeSelect } from '#ui/shell/ThemeSelect.tsx'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import type { AccountViewModel } from './AccountViewModel.ts'
import { Credits } from './Credits.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import styles from './ProfileSummary.module.scss'
import { SettingsViewModel } from './SettingsViewModel.ts'
import { SignOutButton } from './SignOutButton.tsx'

export const ProfileSummary = observer(function ProfileSummary({ account }: { readonly account: AccountViewModel }) {
  const { t } = useTranslation('session')
  const nameOf = usePersonName()
  const settings = useViewModel(SettingsViewModel)
  const { player, profile } = account
  return (
    <div className={styles['summary']}>
      {player && (
        <header>
          <Monogram id={player.id} name={player} tint="green" size="large" />
          <h2 className={styles['name']}>{nameOf(player)}</h2>
          {player.memberSince && <p className={styles['since']}>{t('account.memberSince', { year: player.memberSince })}</p>}
        </header>
      )}
      {profile.failure && (
        <p role="alert" className={styles['failure']}>
          {t('account.profileFailed')}
        </p>
      )}
      {player?.userType !== 3 && <Credits account={account} />}
      {player && <ProfileFacts player={player} />}
      <p className={styles['toAccount']}>
        <TextLink href={paths.account}>{t('account.toAccount')}</TextLink>
      </p>
      <div className={styles['settings']}>
        <LanguageSelect language={settings.language} onChange={settings.chooseLanguage} />
        <ThemeSelect theme={settings.theme} onChange={settings.chooseTheme} />
      </div>
      <Button variant="quiet" wide onPress={helpDialog.open}>
        {t('account.help')}
      </Button>
      <SignOutButton account={account} />
    </div>
  )
})
