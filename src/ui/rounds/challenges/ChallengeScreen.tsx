import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import type { Challenge } from '#domain/rounds/challenge'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { pathOfLeaderboard } from '../roundsPaths.ts'
import { ChallengeArt } from './ChallengeArt.tsx'
import styles from './ChallengeScreen.module.scss'
import { ChallengeViewModel } from './ChallengeViewModel.ts'
import { PersonalBest } from './PersonalBest.tsx'
import { ScoreForm } from './ScoreForm.tsx'
import { ScoreHistory } from './ScoreHistory.tsx'
import { StationChoice } from './StationChoice.tsx'

export const ChallengeScreen = observer(function ChallengeScreen() {
  const { t } = useTranslation('challenges')
  const { id = '' } = useParams()
  const screen = useViewModel(ChallengeViewModel)
  const [query] = useSearchParams()
  const [station, swing] = [query.get('station') ?? undefined, query.get('swing') ?? undefined]
  useEffect(() => void screen.open(id), [screen, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another challenge begins with what the address says
  useEffect(() => screen.choose(station, swing), [screen, id, station, swing])
  useUnsavedChanges(screen.editor.isUnsent)
  const challenge = screen.reading.value
  return (
    <div className={styles['page']}>
      <TextLink href={paths.challenges} small={true}>
        {t('challenge.back')}
      </TextLink>
      <Screen title={challenge?.name ?? t('challenge.title')}>
        <LoadedView
          loaded={screen.reading}
          skeleton={<Skeleton lines={10} />}
          failed={t('challenge.unread')}
          look={{ href: paths.challenges, label: t('challenge.back') }}
        >
          {(value) => <Content challenge={value} screen={screen} />}
        </LoadedView>
      </Screen>
    </div>
  )
})

interface ContentProps {
  readonly challenge: Challenge
  readonly screen: ChallengeViewModel
}

const Content = observer(function Content({ challenge: { type, lead, instructions }, screen }: ContentProps) {
  const { t } = useTranslation('challenges')
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <p className={styles['lead']}>{joinFacts(t(`types.${type}`), lead)}</p>
        <StationChoice screen={screen} />
        <PersonalBest screen={screen} type={type} />
        <ScoreForm screen={screen} type={type} />
        <ScoreHistory screen={screen} type={type} />
      </div>
      <aside className={styles['aside']}>
        <ChallengeArt type={type} />
        {instructions.length > 0 && (
          <section>
            <h2 className={styles['title']}>{t('challenge.instructions')}</h2>
            <ol className={styles['steps']}>
              {instructions.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        )}
        <TextLink href={pathOfLeaderboard({ type })}>{t('challenge.board')}</TextLink>
      </aside>
    </div>
  )
})
