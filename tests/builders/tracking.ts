import type { GameTracking } from '#app/rounds/ports/GameTracking'
import { Failure } from '#app/shared/failure'
import type { TrackedEntry, TrackedRound } from '#domain/rounds/tracking'

type Given = Partial<Omit<TrackedRound, 'date'>> & { readonly date?: string | Temporal.PlainDate }

/** Of 1 May 2026, 18 holes. */
export function buildTrackedRound(id: number, { date = '2026-05-01', ...given }: Given = {}): TrackedRound {
  return {
    ...{ courseName: 'Juniper Ridge', courseId: undefined, mode: 'course', holes: 18, score: 88 },
    ...{ greensInRegulation: 6, nearTheGreen: 6, scrambles: 3, badThreePutts: 1, terribleTeeShots: 2 },
    ...{ ...given, id, date: Temporal.PlainDate.from(date) },
  }
}

/** Tracked rounds in memory; `trouble` fails the next write, before or after it is done. */
export class TrackingInMemory implements GameTracking {
  rounds: readonly TrackedRound[]
  trouble: 'refused' | 'answer-lost' | undefined = undefined
  writes = 0

  constructor(rounds: readonly TrackedRound[] = []) {
    this.rounds = rounds
  }

  async all(): Promise<readonly TrackedRound[]> {
    return this.rounds
  }

  add(entry: TrackedEntry): Promise<void> {
    const id = Math.max(0, ...this.rounds.map((round) => round.id)) + 1
    return this.write([...this.rounds, { ...entry, id }])
  }

  change(changed: TrackedRound): Promise<void> {
    return this.write(this.rounds.map((round) => (round.id === changed.id ? changed : round)))
  }

  remove(id: number): Promise<void> {
    return this.write(this.rounds.filter((round) => round.id !== id))
  }

  private async write(rounds: readonly TrackedRound[]): Promise<void> {
    const { trouble } = this
    this.trouble = undefined
    this.writes += 1
    if (trouble === 'refused') throw new Failure('server-fault')
    this.rounds = rounds
    if (trouble === 'answer-lost') throw new Failure('timed-out')
  }
}
