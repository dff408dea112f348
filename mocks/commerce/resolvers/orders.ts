import type { CustomerOrderRow } from '../orders/data.ts'
import { reorder } from '../orders/reorder.ts'
import { wireOrder } from '../orders/wireOrder.ts'
import { type Customer, type Resolvers, refused, signedIn } from './resolver.ts'

interface Asked {
  readonly filter?: { readonly number?: { readonly eq?: string | null; readonly in?: readonly (string | null)[] | null } | null } | null
  readonly currentPage: number
  readonly pageSize: number
}

export const orderResolvers: Resolvers = {
  CustomerOrderItemByOrderNumber: ({ order_number: number }: { readonly order_number?: string | null }, customer: Customer) => {
    const { items } = ownOrder(customer, number ?? '')
    return { items: items.map(({ id, cartItemId }) => ({ id: btoa(`${id}`), cart_item_id: cartItemId })) }
  },

  reorderItems: async ({ orderNumber }: { readonly orderNumber: string }, customer: Customer) =>
    reorder(ownOrder(customer, orderNumber), customer),
}

/** `orders` of a `Customer`. */
export function ordersOf(customer: Customer) {
  return ({ filter, currentPage, pageSize }: Asked) => {
    const { eq, in: among } = filter?.number ?? {}
    const found = ownOrders(customer).filter(({ number }) => (eq ?? number) === number && (among ?? [number]).includes(number))
    const first = (currentPage - 1) * pageSize
    return {
      items: found.slice(first, first + pageSize).map((order) => wireOrder(order, customer)),
      page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(found.length / pageSize) },
      total_count: found.length,
    }
  }
}

/** The newest first. */
function ownOrders(customer: Customer): readonly CustomerOrderRow[] {
  const { id } = signedIn(customer)
  const rows = customer.world.customerOrders.list(({ playerId }) => playerId === id)
  return rows.sort((one, other) => Temporal.Instant.compare(other.placedAt, one.placedAt))
}

function ownOrder(customer: Customer, wanted: string): CustomerOrderRow {
  const order = ownOrders(customer).find(({ number }) => number === wanted)
  if (!order) throw refused(`Cannot find order number "${wanted}" for current customer`, 'graphql-no-such-entity')
  return order
}
