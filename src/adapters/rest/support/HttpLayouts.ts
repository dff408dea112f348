import type { Layouts } from '#app/support/ports/Layouts'
import { type HomeBlock, homeBlockTypes } from '#domain/support/layout'
import type { RestClient } from '../RestClient.ts'
import { layoutHome } from './calls.ts'
import { blocksInOrder } from './layoutAnswer.ts'

export class HttpLayouts implements Layouts {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async home(): Promise<readonly HomeBlock[]> {
    return blocksInOrder(await this.client.send(layoutHome, {})).flatMap(({ type: word, ...block }) => {
      const type = homeBlockTypes.find((known) => known === word)
      return type ? [{ type, ...block }] : []
    })
  }
}
