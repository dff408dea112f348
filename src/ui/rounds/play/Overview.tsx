import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { RoundInProgress } from '#domain/rounds/playOverview'
import { type RoundSummary, toPar } from '#domain/rounds/round'
import { type RoundCounts, recordedIn } from '#domain/rounds/roundStatistics'
import { toParLabel } from '#domain/rounds/scoring/toPar'
import { RetryButton } from '#ui/kit/buttons/RetryButton.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FactLine } from '#ui/kit/content/FactLine.tsx'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Spinner } from '#ui/kit/feedback/Spinner.tsx'
import { pathOfRound, pathOfScorecard } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './Overview.module.scss'
import type { PlayViewModel } from './PlayViewModel.ts'

/** The entries below stand without it, so a failed read is no more than a line. */
export const Overview = observer(function Overview({ model }: { readonly model: PlayViewModel }) {
  const { reading, statistics, overview } = model
  const { inProgress, next, last } = overview
  const fault = reading.fault ?? statistics.fault
  if (fault) throw fault.error
  if (!inProgress && reading.state === 'loading') return <OverviewSkeleton />
  if (!(inProgress || next || last || reading.failure)) return null
  return (
    <div className={styles['overview']}>
      {inProgress && <InProgress round={inProgress} />}
      {next && <NextRound round={next} />}
      {last && <LastRound round={last} counts={statistics.value} />}
      {reading.failure && <Unread model={model} />}
    </div>
  )
})

function InProgress({ round }: { readonly round: RoundInProgress }) {
  const { t } = useTranslation('play')
  const { roundId, courseName, played, holes } = round
  return (
    <section aria-labelledby="round-in-progress" className={styles['round']}>
      <h2 id="round-in-progress" className={styles['kicker']}>
        {t('overview.inProgress')}
      </h2>
      <p className={styles['course']}>{courseName}</p>
      <p className={styles['figure']}>{written(round.toPar)}</p>
      <p className={styles['facts']}>{t('overview.holes', { played, holes })}</p>
      <TextLink href={pathOfScorecard(roundId)}>{t('overview.openCard')}</TextLink>
    </section>
  )
}

function NextRound({ round }: { readonly round: RoundSummary }) {
  const { t } = useTranslation('play')
  const formats = useFormats()
  const { id, courseName, city, playedAt, tee } = round
  return (
    <section aria-labelledby="next-tee-time" className={styles['round']}>
      <h2 id="next-tee-time" className={styles['kicker']}>
        {t('overview.next')}
      </h2>
      <p className={styles['course']}>{courseName}</p>
      <p className={styles['figure']}>{formats.time(playedAt)}</p>
      <p className={styles['facts']}>{joinFacts(formats.shortDay(playedAt.toPlainDate()), city, t('overview.tees', { tee: tee.name }))}</p>
      <TextLink href={pathOfRound(id)}>{t('overview.openRound')}</TextLink>
    </section>
  )
}

interface LastRoundProps {
  readonly round: RoundSummary
  /** Absent until they are read. */
  readonly counts: RoundCounts | undefined
}

function LastRound({ round, counts }: LastRoundProps) {
  const { t } = useTranslation('play')
  const formats = useFormats()
  return (
    <section aria-labelledby="last-round" className={styles['round']}>
      <h2 id="last-round" className={styles['kicker']}>
        {t('overview.last')}
      </h2>
      <p className={styles['course']}>{round.courseName}</p>
      <p className={styles['figure']}>{written(toPar(round))}</p>
      <p className={styles['facts']}>
        {joinFacts(t('overview.strokes', { count: round.score }), formats.shortDate(round.playedAt.toPlainDate()))}
      </p>
      {counts && (
        <p className={styles['facts']}>
          <FactLine facts={recordedIn(counts).map((name) => t(`overview.${name}`, { ...counts[name] }))} />
        </p>
      )}
      <TextLink href={pathOfRound(round.id)}>{t('overview.openRound')}</TextLink>
    </section>
  )
}

const Unread = observer(function Unread({ model }: { readonly model: PlayViewModel }) {
  const { t } = useTranslation('play')
  const { failure, busy, retry } = model.reading
  return (
    <div className={styles['unread']}>
      <p role="status">{t('overview.unread')}</p>
      <RetryButton key={failure?.retryAfter} after={failure?.retryAfter} onRetry={retry} busy={busy} />
    </div>
  )
})

function OverviewSkeleton() {
  return (
    <Spinner>
      <Skeleton kind="block" height="152px" />
    </Spinner>
  )
}

function written(difference: number | undefined): string {
  return difference === undefined ? '–' : toParLabel(difference)
}
