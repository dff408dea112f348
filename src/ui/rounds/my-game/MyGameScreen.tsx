import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { BackToPlay } from '../play/BackToPlay.tsx'
import { AnswersForm } from './AnswersForm.tsx'
import styles from './MyGameScreen.module.scss'
import { MyGameViewModel } from './MyGameViewModel.ts'
import { ScoreDashboard } from './ScoreDashboard.tsx'

export const MyGameScreen = observer(function MyGameScreen() {
  const { t } = useTranslation('challenges')
  const screen = useViewModel(MyGameViewModel)
  const { configuration, reading, answers } = screen
  useUnsavedChanges(answers.isUnsent)
  // A failure leaves the defaults; only what nobody expected is shown.
  if (configuration.fault) throw configuration.fault.error
  return (
    <div className={styles['page']}>
      <BackToPlay />
      <Screen title={t('myGame.title')}>
        <div className={styles['columns']}>
          <section className={styles['part']}>
            <h2 className={styles['title']}>{t('myGame.dashboard')}</h2>
            <LoadedView loaded={reading} skeleton={<Skeleton lines={10} />} failed={t('myGame.unread')}>
              {() => <ScoreDashboard screen={screen} />}
            </LoadedView>
          </section>
          <AnswersForm editor={answers} />
        </div>
      </Screen>
    </div>
  )
})
