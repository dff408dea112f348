import { addedRound, type NewRound, type RoundSummary } from '#domain/rounds/round'
import { Failure } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { Rounds } from './ports/Rounds.ts'

export class StartRound {
  private readonly rounds: Rounds
  private readonly connectivity: Connectivity

  constructor(rounds: Rounds, connectivity: Connectivity) {
    this.rounds = rounds
    this.connectivity = connectivity
  }

  async execute(round: NewRound, known: readonly RoundSummary[]): Promise<RoundSummary> {
    const find = async () => addedRound(await this.rounds.all(), known, round)
    const added = await writeOnce(this.connectivity, () => this.rounds.add(round).then(() => undefined), find)
    const found = added ?? (await find())
    if (!found) throw new Failure('gone')
    return found
  }
}
