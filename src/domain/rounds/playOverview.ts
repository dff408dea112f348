import { holesOn, type KeptCard } from './keptCard.ts'
import { newestFirst, type RoundSummary, toPar } from './round.ts'
import { totalsOf } from './scoring/totals.ts'

export interface RoundInProgress {
  readonly roundId: string
  readonly courseName: string
  readonly played: number
  readonly holes: number
  /** Absent before the first hole. */
  readonly toPar: number | undefined
}

export interface PlayOverview {
  readonly inProgress: RoundInProgress | undefined
  /** The first tee time ahead. */
  readonly next: RoundSummary | undefined
  readonly last: RoundSummary | undefined
}

/** `rounds` are undefined while the club's list is unknown: then the card that this device changed last counts, without its date. */
export function playOverview(rounds: readonly RoundSummary[] | undefined, cards: readonly KeptCard[], now: Temporal.Instant): PlayOverview {
  if (!rounds) return { inProgress: cards.slice(0, 1).map(fromCard).find(isOpen), next: undefined, last: undefined }
  const all = newestFirst(rounds).map((round) => ({ round, progress: progressOf(round, cards) }))
  const isAhead = ({ round, progress }: (typeof all)[number]) =>
    progress.played === 0 && Temporal.Instant.compare(round.playedAt.toInstant(), now) > 0
  return {
    inProgress: all.find((each) => isOfToday(each.round, now) && isOpen(each.progress) && !isAhead(each))?.progress,
    next: all.findLast(isAhead)?.round,
    last: all.find(({ progress }) => !isOpen(progress))?.round,
  }
}

/** The card on this device counts unless the club knows of more holes. */
function progressOf(round: RoundSummary, cards: readonly KeptCard[]): RoundInProgress {
  const roundId = String(round.id)
  const card = cards.find((each) => each.card.roundId === roundId)
  const here = card && fromCard(card)
  if (here && here.played >= round.holesPlayed) return here
  return { roundId, courseName: round.courseName, played: round.holesPlayed, holes: round.holes, toPar: toPar(round) }
}

function fromCard(kept: KeptCard): RoundInProgress {
  const { played, holes, strokes, toPar } = totalsOf(holesOn(kept), undefined).total
  const { roundId, courseName, isClosed } = kept.card
  return { roundId, courseName, played: isClosed ? holes : played, holes, toPar: strokes === 0 ? undefined : toPar }
}

function isOpen({ played, holes }: RoundInProgress): boolean {
  return played < holes
}

/** Where the course is. */
function isOfToday({ playedAt }: RoundSummary, now: Temporal.Instant): boolean {
  return playedAt.toPlainDate().equals(now.toZonedDateTimeISO(playedAt.timeZoneId).toPlainDate())
}
