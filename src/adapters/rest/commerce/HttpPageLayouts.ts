import type { PageLayouts } from '#app/commerce/ports/PageLayouts'
import type { LayoutBlock } from '#domain/shared/layout'
import { blocksInOrder } from '../layoutAnswer.ts'
import type { RestClient } from '../RestClient.ts'
import { categoryLayout, productLayout } from './layoutCalls.ts'

export class HttpPageLayouts implements PageLayouts {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async ofCategory(id: number, signal?: AbortSignal): Promise<readonly LayoutBlock[]> {
    return blocksInOrder(await this.client.send(categoryLayout, { params: { catID: String(id) }, signal }))
  }

  async ofProduct(id: number, signal?: AbortSignal): Promise<readonly LayoutBlock[]> {
    return blocksInOrder(await this.client.send(productLayout, { params: { productID: String(id) }, signal }))
  }
}
