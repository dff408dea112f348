import type { JapanCentreList } from '#app/support/ports/JapanCentreList'
import type { RestClient } from '../RestClient.ts'
import { centersJapan } from './japanCentreCalls.ts'

export class HttpJapanCentres implements JapanCentreList {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all() {
    return (await this.client.send(centersJapan, { query: { region: 'jp' } })).data
  }
}
