import { EMPTY } from 'rxjs'
import type { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import type { Rounds } from '#app/rounds/ports/Rounds'
import { Failure } from '#app/shared/failure'
import type { NewRound, PlaySettings, Round, RoundSummary, RoundTee } from '#domain/rounds/round'
import type { RoundInHistory } from '#domain/rounds/roundStatistics'

export const golfer: CurrentGolfer = { value: { id: 'player-hana', metricDistances: false, metricSpeeds: false }, changes: EMPTY }

export const goldTees: RoundTee = { id: 'gold', name: 'Gold', colour: '#d9a531', players: 'women', rating: 71.6, slope: 126 }

type GivenRound = Partial<Omit<RoundSummary, 'playedAt'>> & { readonly playedAt?: string }

/** Of 1 May 2026 at Tallgrass Prairie, 18 holes in 88 strokes. */
export function buildRound(
  id: number,
  { playedAt = '2026-05-01T08:30:00-05:00[America/Chicago]', ...given }: GivenRound = {},
): RoundSummary {
  return {
    ...{ id, courseId: 'tallgrass', courseName: 'Tallgrass Prairie', city: 'Naperville', holes: 18, start: 'front' },
    ...{ mode: 'casual', isCompliant: true, tee: goldTees, holesPlayed: 18, holesPickedUp: 0, score: 88, par: 72 },
    ...{ ...given, playedAt: Temporal.ZonedDateTime.from(playedAt) },
  }
}

type GivenHistory = Partial<Omit<RoundInHistory, 'playedAt'>> & { readonly playedAt?: string }

export function buildRoundInHistory(
  roundId: number,
  { playedAt = '2026-05-01T09:00:00Z[UTC]', ...given }: GivenHistory = {},
): RoundInHistory {
  return {
    ...{ roundId, courseName: 'Tallgrass Prairie', holes: 18, score: 88, par: 72 },
    ...{ putts: { count: 34, of: 18 }, badThreePutts: { count: 1, of: 18 }, terribleTeeShots: { count: 4, of: 18 } },
    ...{ greens: { count: 4, of: 18 }, scrambles: { count: 3, of: 14 }, upAndDowns: { count: 3, of: 8 }, handicapIndex: 17.4 },
    ...{ ...given, playedAt: Temporal.ZonedDateTime.from(playedAt) },
  }
}

const noSettings: PlaySettings = {
  ...{ score: true, fourStats: false, putts: true, fairwayHit: false, fairwayBunkers: false, greensideBunkers: false },
  ...{ drivingDistance: false, pitches: false, chips: false, penalties: false, missedPutts: false, greenInReg: true },
}

/** Rounds in memory; `trouble` fails the next write, before or after it is done. */
export class RoundsInMemory implements Rounds {
  rounds: readonly RoundSummary[]
  trouble: 'refused' | 'answer-lost' | undefined = undefined
  readonly sent: NewRound[] = []
  settings: PlaySettings = noSettings

  constructor(rounds: readonly RoundSummary[] = []) {
    this.rounds = rounds
  }

  async all(): Promise<readonly RoundSummary[]> {
    return this.rounds
  }

  async byId(id: number): Promise<Round> {
    const round = this.rounds.find((each) => each.id === id)
    if (!round) throw new Failure('gone')
    const hole = { par: 4, strokeIndex: 1, score: 5, putts: 2, isPickedUp: false }
    return {
      ...round,
      tee: goldTees,
      coachName: undefined,
      scorecard: Array.from({ length: 18 }, (_, index) => ({ ...hole, number: index + 1 })),
    }
  }

  async latestSettings(): Promise<PlaySettings> {
    return this.settings
  }

  async add(round: NewRound): Promise<void> {
    const { trouble } = this
    this.trouble = undefined
    this.sent.push(round)
    if (trouble === 'refused') throw new Failure('server-fault')
    const id = Math.max(0, ...this.rounds.map((each) => each.id)) + 1
    const { course, playedAt, mode, isCompliant, holes, start, tee } = round
    const known = { courseId: course.id, courseName: course.name, mode, isCompliant, holes, start, tee, holesPlayed: 0, score: 0, par: 0 }
    this.rounds = [...this.rounds, buildRound(id, { ...known, playedAt: playedAt.toZonedDateTimeISO('America/Chicago').toString() })]
    if (trouble === 'answer-lost') throw new Failure('timed-out')
  }
}

/** Tomorrow's round of nine holes at Tallgrass Prairie. */
export function buildNewRound(given: Partial<NewRound> = {}): NewRound {
  return {
    ...{ course: { id: 'tallgrass', name: 'Tallgrass Prairie' }, playedAt: Temporal.Instant.from('2026-05-14T13:30:00Z') },
    ...{ mode: 'casual', isCompliant: true, holes: 9, start: 'front', tee: goldTees, settings: noSettings },
    scorecard: Array.from({ length: 9 }, (_, index) => ({ number: index + 1, par: 4, strokeIndex: index + 1, lengths: {} })),
    ...given,
  }
}
