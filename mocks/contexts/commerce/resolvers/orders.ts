import type { World } from '../../../world/World.ts'
import { personOf } from '../monitorCustomer.ts'
import type { CustomerOrderRow } from '../orders/data.ts'
import { reorder } from '../orders/reorder.ts'
import { wireOrder } from '../orders/wireOrder.ts'
import { type Customer, type Resolvers, refused, signedIn } from './resolver.ts'

interface Asked {
  readonly filter?: { readonly number?: { readonly eq?: string | null; readonly in?: readonly (string | null)[] | null } | null } | null
  readonly currentPage: number
  readonly pageSize: number
  readonly sort?: { readonly sort_field: 'NUMBER' | 'CREATED_AT'; readonly sort_direction: 'ASC' | 'DESC' } | null
}

interface GuestAsked {
  readonly input: { readonly number: string; readonly email: string; readonly lastname: string }
}

export const orderResolvers: Resolvers = {
  guestOrder: ({ input: { number, email, lastname } }: GuestAsked, customer: Customer) => {
    const { world, store } = customer
    const order = world.customerOrders.first((each) => each.number === number && each.store === store.code)
    const isSame = order?.billingAddress?.lastname === lastname && emailOf(world, order) === email
    if (!order || !isSame) throw refused("We couldn't locate an order with the information provided.", 'graphql-no-such-entity')
    if (order.playerId !== undefined) throw refused('Please login to view the order.', 'graphql-authorization')
    return wireOrder(order, customer)
  },

  CustomerOrderItemByOrderNumber: ({ order_number: number }: { readonly order_number?: string | null }, customer: Customer) => {
    const { items } = ownOrder(customer, number ?? '')
    return { items: items.map(({ id, cartItemId }) => ({ id: btoa(`${id}`), cart_item_id: cartItemId })) }
  },

  reorderItems: async ({ orderNumber }: { readonly orderNumber: string }, customer: Customer) =>
    reorder(ownOrder(customer, orderNumber), customer),
}

export function ordersOf(customer: Customer) {
  return ({ filter, currentPage, pageSize, sort }: Asked) => {
    const { eq, in: among } = filter?.number ?? {}
    const found = sorted(ownOrders(customer), sort).filter(
      ({ number }) => (eq ?? number) === number && (among ?? [number]).includes(number),
    )
    const first = (currentPage - 1) * pageSize
    return {
      items: found.slice(first, first + pageSize).map((order) => wireOrder(order, customer)),
      page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(found.length / pageSize) },
      total_count: found.length,
    }
  }
}

function emailOf(world: World, { email, playerId }: CustomerOrderRow): string | undefined {
  return email ?? (playerId === undefined ? undefined : personOf(world, playerId).email)
}

function ownOrders(customer: Customer): readonly CustomerOrderRow[] {
  const { id } = signedIn(customer)
  return customer.world.customerOrders.list(({ playerId }) => playerId === id)
}

function sorted(orders: readonly CustomerOrderRow[], sort: Asked['sort']): readonly CustomerOrderRow[] {
  const byNumber = orders.toSorted((one, other) => Number(one.number) - Number(other.number))
  if (!sort) return byNumber
  const ascending =
    sort.sort_field === 'NUMBER' ? byNumber : byNumber.toSorted((one, other) => Temporal.Instant.compare(one.placedAt, other.placedAt))
  return sort.sort_direction === 'ASC' ? ascending : ascending.toReversed()
}

function ownOrder(customer: Customer, wanted: string): CustomerOrderRow {
  const order = ownOrders(customer).find(({ number }) => number === wanted)
  if (!order) throw refused(`Order number "${wanted}" doesn't belong to the current customer`)
  return order
}
