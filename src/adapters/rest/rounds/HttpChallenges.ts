import type { Challenges } from '#app/rounds/ports/Challenges'
import type { Challenge, ChallengeSummary } from '#domain/rounds/challenge'
import { withOnlyCode } from '../failures.ts'
import type { RestClient } from '../RestClient.ts'
import { skillChallenge, skillChallenges } from './challengeCalls.ts'

export class HttpChallenges implements Challenges {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all(signal?: AbortSignal): Promise<readonly ChallengeSummary[]> {
    const { data } = await withOnlyCode(this.client.send(skillChallenges, { signal }))
    return data.map(({ lead = '', ...challenge }) => ({ ...challenge, lead }))
  }

  async byId(id: string, signal?: AbortSignal): Promise<Challenge> {
    const { data } = await withOnlyCode(this.client.send(skillChallenge, { params: { id }, signal }))
    const { lead = '', stations, ...challenge } = data
    return { ...challenge, lead, stations: stations.filter(({ swings }) => swings.length > 0) }
  }
}
