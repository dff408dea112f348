import type { Memberships } from '#app/devices/ports/Memberships'
import type { Membership } from '#domain/devices/membership'
import type { RestClient } from '../RestClient.ts'
import { membershipStatus, memberships } from './membershipCalls.ts'

export class HttpMemberships implements Memberships {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all(signal?: AbortSignal): Promise<readonly Membership[]> {
    const { data } = await this.client.send(memberships, { query: { source: 'simulation,legacy,skytrak' }, signal })
    return data.map(({ membershipId: id, ...membership }) => ({ ...membership, id }))
  }

  async activate(membershipId: string, deviceId: string): Promise<'activated' | 'in-use'> {
    const { code } = await this.client.send(membershipStatus, { body: { membershipId, deviceId, status: 'active' } })
    return code === 0 ? 'activated' : 'in-use'
  }

  async stopRenewal(membershipId: string): Promise<void> {
    await this.client.send(membershipStatus, { body: { membershipId, status: 'canceled' } })
  }
}
