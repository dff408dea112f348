import type { TFunction } from 'i18next'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RoundSummary } from '#domain/rounds/round'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { IncrementalList } from '#ui/kit/content/IncrementalList.tsx'
import type { ListPlace } from '#ui/kit/content/useIncrementalList.ts'
import { pathOfRound } from '#ui/shell/paths.ts'
import styles from './RoundList.module.scss'
import { useRoundText } from './useRoundText.ts'

/** Long lists grow as the player scrolls. */
export const RoundList = memo(function RoundList({ rounds }: { readonly rounds: readonly RoundSummary[] }) {
  const { t } = useTranslation('rounds')
  const text = useRoundText()
  return (
    <IncrementalList items={rounds} className={styles['list']} step={8}>
      {(round, place) => <RoundRow key={round.id} {...{ round, place, t, text }} />}
    </IncrementalList>
  )
})

interface RoundRowProps {
  readonly round: RoundSummary
  readonly place: ListPlace
  /** Passed in, because a hook in each row costs more than the row. */
  readonly t: TFunction<'rounds'>
  readonly text: ReturnType<typeof useRoundText>
}

function RoundRow({ round, place, t, text }: RoundRowProps) {
  const facts = [
    text.date(round),
    text.length(round),
    round.mode !== 'casual' && t(`mode.${round.mode}`),
    round.start === 'back' && t('round.backNine'),
    !round.isCompliant && t('round.notCompliant'),
  ]
  return (
    <li className={styles['round']} {...place}>
      <div className={styles['words']}>
        <h2 className={styles['course']}>
          <Link to={pathOfRound(round.id)}>{round.courseName}</Link>
        </h2>
        <p className={styles['facts']}>{joinFacts(...facts)}</p>
      </div>
      <p className={styles['figures']}>
        <span className={styles['difference']} data-part="to-par">
          {text.toPar(round)}
        </span>
        {round.holesPlayed > 0 && <span className={styles['score']}>{t('round.strokes', { count: round.score })}</span>}
      </p>
    </li>
  )
}
