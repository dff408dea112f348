import type * as z from 'zod/mini'
import type { PageLayouts } from '#app/commerce/ports/PageLayouts'
import { type PageBlock, pageBlockTypes } from '#domain/commerce/pageLayout'
import type { RestClient } from '../RestClient.ts'
import { categoryLayout, productLayout } from './layoutCalls.ts'

export class HttpPageLayouts implements PageLayouts {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async ofCategory(id: number, signal?: AbortSignal): Promise<readonly PageBlock[]> {
    return blocksOf(await this.client.send(categoryLayout, { params: { catID: String(id) }, signal }))
  }

  async ofProduct(id: number, signal?: AbortSignal): Promise<readonly PageBlock[]> {
    return blocksOf(await this.client.send(productLayout, { params: { productID: String(id) }, signal }))
  }
}

function blocksOf({ data }: z.infer<typeof productLayout.answer>): readonly PageBlock[] {
  return data
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ type: word, title, content, items }) => {
      const type = pageBlockTypes.find((known) => known === word)
      return type ? [{ type, title, content, items }] : []
    })
}
