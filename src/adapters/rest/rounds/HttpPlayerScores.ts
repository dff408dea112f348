import type { PlayerScores } from '#app/rounds/ports/PlayerScores'
import type { Clock } from '#app/shared/ports/Clock'
import type { PlayerScore, ScoreEntry } from '#domain/rounds/challengeScore'
import type { RestClient } from '../RestClient.ts'
import { scoreDashboard, sendPlayerScore } from './challengeCalls.ts'

export class HttpPlayerScores implements PlayerScores {
  private readonly client: Pick<RestClient, 'send'>
  private readonly clock: Pick<Clock, 'timeZone'>

  constructor(client: Pick<RestClient, 'send'>, clock: Pick<Clock, 'timeZone'>) {
    this.client = client
    this.clock = clock
  }

  async all(signal?: AbortSignal): Promise<readonly PlayerScore[]> {
    const { data } = await this.client.send(scoreDashboard, { signal })
    return data.map(({ playedAt, ...score }) => ({ ...score, date: playedAt.toZonedDateTimeISO(this.clock.timeZone).toPlainDate() }))
  }

  async add({ typeScore, value }: ScoreEntry): Promise<void> {
    await this.client.send(sendPlayerScore, { body: { typeScore, value } })
  }
}
