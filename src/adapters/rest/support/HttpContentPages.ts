import type { ContentPage, ContentPages } from '#app/support/ports/ContentPages'
import type { LayoutBlock } from '#domain/shared/layout'
import { product } from '#domain/shared/product'
import { blocksInOrder } from '../layoutAnswer.ts'
import type { RestClient } from '../RestClient.ts'
import { layoutAbout, layoutCares, layoutFaq, layoutUserAgreement } from './contentPageCalls.ts'

const calls = { about: layoutAbout, cares: layoutCares, faq: layoutFaq, agreement: layoutUserAgreement }
const params = { product: product.toUpperCase() }

export class HttpContentPages implements ContentPages {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async blocks(page: ContentPage, signal?: AbortSignal): Promise<readonly LayoutBlock[]> {
    return blocksInOrder(await this.client.send(calls[page], { params, signal }))
  }
}
