import type { Layouts } from '#app/support/ports/Layouts'
import { type HomeBlock, homeBlockTypes } from '#domain/support/layout'
import type { RestClient } from '../RestClient.ts'
import { layoutHome } from './calls.ts'

export class HttpLayouts implements Layouts {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async home(): Promise<readonly HomeBlock[]> {
    const { data } = await this.client.send(layoutHome, {})
    return data
      .toSorted((one, other) => one.order - other.order)
      .flatMap(({ type: word, title, content, items }) => {
        const type = homeBlockTypes.find((known) => known === word)
        return type ? [{ type, title, content, items }] : []
      })
  }
}
