import { Orders } from '#app/commerce/ports/Orders'
import type { OrderedItems } from '#app/returns/ports/OrderedItems'
import type { ReturnableItem } from '#domain/returns/returnableItem'
import type { OpenPart } from '../part.ts'

/** The items of a return are those of the shop's order, whose chunk comes when they are asked for. */
export class CommerceOrderedItems implements OrderedItems {
  private readonly open: OpenPart

  constructor(open: OpenPart) {
    this.open = open
  }

  async of(orderNumber: string, signal?: AbortSignal): Promise<readonly ReturnableItem[] | undefined> {
    const resolve = await this.open(() => import('../commerce/orders.ts'))
    const order = await resolve(Orders).byNumber(orderNumber, signal)
    return order?.items.flatMap(({ name, picture, returnability }) => (returnability ? [{ name, picture, ...returnability }] : []))
  }
}
