import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ChallengeType } from '#domain/rounds/challenge'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './ChallengeScreen.module.scss'
import type { ChallengeViewModel } from './ChallengeViewModel.ts'
import { useScoreText } from './useScoreText.ts'

const load = () => import('./HistoryChart.tsx')

interface ScoreHistoryProps {
  readonly screen: ChallengeViewModel
  readonly type: ChallengeType
}

/** The scores at this station with this swing: as a chart, and as a table with the same numbers. */
export const ScoreHistory = observer(function ScoreHistory({ screen, type }: ScoreHistoryProps) {
  const { t } = useTranslation('challenges')
  return (
    <section className={styles['history']}>
      <h2 className={styles['title']}>{t('history.title')}</h2>
      <LoadedView loaded={screen.history} skeleton={<Skeleton lines={8} />} failed={t('history.unread')}>
        {() =>
          screen.scores.length === 0 ? <p className={styles['note']}>{t('history.none')}</p> : <Scores screen={screen} type={type} />
        }
      </LoadedView>
    </section>
  )
})

const Scores = observer(function Scores({ screen, type }: ScoreHistoryProps) {
  const { t } = useTranslation('challenges')
  const { scores, best, metric } = screen
  const { scoreText, dateText } = useScoreText(metric)
  const chart = useLazy(load)
  return (
    <>
      {scores.length > 1 && (
        <div className={styles['chart']}>{chart && <chart.HistoryChart scores={scores} type={type} metric={metric} />}</div>
      )}
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('history.date')}</th>
            <th scope="col">{t('history.score')}</th>
          </tr>
        </thead>
        <tbody>
          {scores.toReversed().map((score) => (
            <tr key={score.id}>
              <th scope="row">{dateText(score.date)}</th>
              <td>
                {score.id === best?.id && <span className={styles['mark']}>{t('history.bestMark')}</span>}
                <span data-part="score">{scoreText(score.value, type)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
})
