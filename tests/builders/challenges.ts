import type { PlayerScores } from '#app/rounds/ports/PlayerScores'
import { Failure } from '#app/shared/failure'
import type { Challenge } from '#domain/rounds/challenge'
import type { PlayerScore, ScoreEntry } from '#domain/rounds/challengeScore'

/** A driver's score of 1 May 2026. */
export function buildScore(id: number, given: Partial<PlayerScore> = {}): PlayerScore {
  return {
    ...{ id, challengeId: 'carry-ladder', type: 'driver', typeScore: 'ladder.tee.full', value: 190 },
    date: Temporal.PlainDate.from('2026-05-01'),
    ...given,
  }
}

/** Two stations; only the first has two swings. */
export function buildChallenge(given: Partial<Challenge> = {}): Challenge {
  const swing = (station: string, id: string) => ({ id, name: id, typeScore: `ladder.${station}.${id}` })
  return {
    ...{ id: 'carry-ladder', type: 'driver', name: 'Carry ladder', lead: '', instructions: [] },
    stations: [
      { id: 'tee', name: 'Tee', swings: [swing('tee', 'full'), swing('tee', 'smooth')] },
      { id: 'mat', name: 'Mat', swings: [swing('mat', 'full')] },
    ],
    ...given,
  }
}

/** Scores in memory; `trouble` fails the next write, before or after it is done. */
export class ScoresInMemory implements PlayerScores {
  scores: readonly PlayerScore[]
  trouble: 'refused' | 'answer-lost' | undefined = undefined
  writes = 0

  constructor(scores: readonly PlayerScore[] = []) {
    this.scores = scores
  }

  async all(): Promise<readonly PlayerScore[]> {
    return this.scores
  }

  async add(entry: ScoreEntry): Promise<void> {
    const { trouble } = this
    this.trouble = undefined
    this.writes += 1
    if (trouble === 'refused') throw new Failure('server-fault')
    this.scores = [...this.scores, buildScore(this.scores.length + 1, { ...entry, date: Temporal.PlainDate.from('2026-05-13') })]
    if (trouble === 'answer-lost') throw new Failure('timed-out')
  }
}
