import type { PrefectureList } from '#app/support/ports/PrefectureList'
import type { RestClient } from '../RestClient.ts'
import { prefConfiguration } from './prefectureCalls.ts'

export class HttpPrefectures implements PrefectureList {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all() {
    const { data } = await this.client.send(prefConfiguration, {})
    return data
  }
}
