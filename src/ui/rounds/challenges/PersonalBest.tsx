import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ChallengeType } from '#domain/rounds/challenge'
import styles from './ChallengeScreen.module.scss'
import type { ChallengeViewModel } from './ChallengeViewModel.ts'
import { useScoreText } from './useScoreText.ts'

interface PersonalBestProps {
  readonly screen: ChallengeViewModel
  readonly type: ChallengeType
}

/** Of this station and swing; its place is kept while the scores are read. */
export const PersonalBest = observer(function PersonalBest({ screen: { best, metric, sent }, type }: PersonalBestProps) {
  const { t } = useTranslation('challenges')
  const { scoreText, dateText } = useScoreText(metric)
  return (
    <section className={styles['best']}>
      <h2 className={styles['title']}>{t('challenge.best')}</h2>
      <p className={styles['figure']}>{scoreText(best?.value, type)}</p>
      <p className={styles['note']}>
        {best ? t('challenge.bestOn', { date: dateText(best.date) }) : t('challenge.noBest')}
        {sent === 'best' && <strong className={styles['news']}>{t('score.newBest')}</strong>}
      </p>
    </section>
  )
})
