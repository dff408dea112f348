import { addedScore, type PlayerScore, type ScoreEntry } from '#domain/rounds/challengeScore'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { PlayerScores } from './ports/PlayerScores.ts'

export class SendScore {
  private readonly scores: PlayerScores
  private readonly connectivity: Connectivity

  constructor(scores: PlayerScores, connectivity: Connectivity) {
    this.scores = scores
    this.connectivity = connectivity
  }

  async execute(entry: ScoreEntry, known: readonly PlayerScore[]): Promise<true> {
    const wasAdded = async () => (addedScore(await this.scores.all(), known, entry) ? true : undefined)
    return writeOnce(this.connectivity, () => this.scores.add(entry).then((): true => true), wasAdded)
  }
}
