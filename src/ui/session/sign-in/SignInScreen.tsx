import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import { Logo } from '#ui/shell/Logo.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsent } from '#ui/shell/unsent.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { LanguageChoice } from '../account/LanguageChoice.tsx'
import { CastList } from './CastList.tsx'
import { HoleOfTheWeek } from './HoleOfTheWeek.tsx'
import { SignInForm } from './SignInForm.tsx'
import styles from './SignInScreen.module.scss'
import { SignInViewModel } from './SignInViewModel.ts'

export const SignInScreen = observer(function SignInScreen() {
  const { t } = useTranslation('session')
  const model = useViewModel(SignInViewModel)
  useUnsent(model.isUnsent)
  return (
    <div className={styles['page']}>
      <aside aria-label={t('signIn.holeKicker')} className={styles['picture']}>
        <Drawing scene="signIn" keep="top" className={styles['scene']} />
        <HoleOfTheWeek />
      </aside>
      <main className={styles['main']}>
        <div>
          <Logo />
        </div>
        <div className={styles['column']}>
          <Screen title={t('signIn.title')}>
            <p className={styles['lead']}>{t('signIn.lead')}</p>
            {model.endedBecause && (
              <p role="status" className={styles['notice']}>
                {t(`signIn.${model.endedBecause}`)}
              </p>
            )}
            <SignInForm model={model} />
            <CastList model={model} />
          </Screen>
        </div>
        <footer>
          <LanguageChoice />
        </footer>
      </main>
    </div>
  )
})
