import type { Layouts } from '#app/support/ports/Layouts'
import type { LayoutBlock } from '#domain/shared/layout'
import { blocksInOrder } from '../layoutAnswer.ts'
import type { RestClient } from '../RestClient.ts'
import { layoutHome } from './calls.ts'

export class HttpLayouts implements Layouts {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async home(): Promise<readonly LayoutBlock[]> {
    return blocksInOrder(await this.client.send(layoutHome, {}))
  }
}
