import type { ContactCentre, ContactCentres } from '#app/session/ports/ContactCentres'
import type { RestClient } from '../RestClient.ts'
import { centersClosest, centersContact } from './signUpCalls.ts'

export class HttpContactCentres implements ContactCentres {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all(signal?: AbortSignal): Promise<readonly ContactCentre[]> {
    return (await this.client.send(centersContact, { signal })).data
  }

  async closest(postalCode: string, signal?: AbortSignal): Promise<readonly ContactCentre[]> {
    return (await this.client.send(centersClosest, { query: { postal: postalCode }, signal })).data
  }
}
