import type { ClubMemberships } from '#app/commerce/renewals/ports/ClubMemberships'
import type { PlayerMembership } from '#domain/commerce/renewals/offer'
import type { Plan } from '#domain/commerce/renewals/plan'
import type { RestClient } from '../../RestClient.ts'
import { membership, renewalMembership } from './renewalCalls.ts'
import { plansFrom } from './renewalMapping.ts'

export class HttpClubMemberships implements ClubMemberships {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async packs(signal?: AbortSignal): Promise<readonly Plan[]> {
    return plansFrom('membership', (await this.client.send(renewalMembership, { signal })).data)
  }

  async own(signal?: AbortSignal): Promise<PlayerMembership | undefined> {
    return (await this.client.send(membership, { signal })).data
  }
}
