import type { World } from '../../../world/World.ts'
import { orderAddressOf } from '../orders/orderAddress.ts'
import { type AddressInput, objectionsTo } from '../places/addressChecks.ts'
import { addressFields } from '../places/addressFields.ts'
import { type Customer, demandOwner, type Resolvers, refused, signedIn } from '../resolvers/resolver.ts'
import type { SubscriptionPlace, SubscriptionRow } from './data.ts'
import { addLog, agents, replace, runSubscriptions } from './runSubscriptions.ts'
import { wireSubscription } from './wireSubscription.ts'

interface StatusArgs {
  readonly entity_id: number
  readonly status: string
}

interface PlaceArgs {
  readonly entity_id: number
  readonly billing_address: AddressInput
  readonly shipping_address: AddressInput
}

export const subscriptionResolvers: Resolvers = {
  subscriptions: async (_: unknown, customer: Customer) => {
    const { id, email } = signedIn(customer)
    await runSubscriptions(customer.world)
    const own = customer.world.subscriptions.list(({ playerId }) => playerId === id)
    return own.sort((one, other) => Number(one.id) - Number(other.id)).map((row) => wireSubscription(row, email))
  },

  changeSubscriptionStatus: async ({ entity_id: id, status }: StatusArgs, customer: Customer) => {
    await runSubscriptions(customer.world)
    const row = ownSubscription(customer, id)
    if (status === row.status) return answerOf(customer, row.id)
    if (!(ofCustomers[status] ?? []).includes(row.status)) throw refused(`The status can not be changed to "${status}".`)
    if (status === 'active') demandOwner(customer)
    if (status === 'active' && row.cardFails && isPaidAtOnce(customer.world, row)) await refusePayment(customer.world, row)
    else await changed(customer, row, status)
    return answerOf(customer, row.id)
  },

  updateSubscription: async ({ entity_id: id, ...places }: PlaceArgs, customer: Customer) => {
    const row = ownSubscription(customer, id)
    if (row.status === 'canceled' || row.status === 'complete') throw refused('The subscription has ended.')
    await replace(customer.world, {
      ...row,
      billing: placeFrom(places.billing_address, customer),
      ...(row.shipping && { shipping: placeFrom(places.shipping_address, customer) }),
    })
    return answerOf(customer, row.id)
  },
}

/** From which statuses a customer may come to each. */
const ofCustomers: Readonly<Record<string, readonly string[]>> = {
  active: ['paused', 'payment_failed'],
  paused: ['active', 'payment_failed'],
  canceled: ['active', 'paused', 'payment_failed'],
}

/** A subscription whose day has passed is paid as soon as it is active again. */
async function changed({ world }: Customer, row: SubscriptionRow, status: string): Promise<void> {
  const at = world.now().toString()
  const nextRuns: Readonly<Record<string, string | undefined>> = {
    active: isPaidAtOnce(world, row) ? at : row.nextRun,
    paused: row.nextRun,
  }
  await replace(world, { ...row, status, nextRun: nextRuns[status] })
  await addLog(world, row.id, { at, status, agent: agents.customer, description: `Changed to ${status}` })
  await runSubscriptions(world)
}

function isPaidAtOnce(world: World, { status, nextRun }: SubscriptionRow): boolean {
  return status === 'payment_failed' || nextRun === undefined || isPast(world.now(), nextRun)
}

/** The customer's own attempt. It isn't one of the shop's, after which the subscription ends. */
async function refusePayment(world: World, { id, status }: SubscriptionRow): Promise<void> {
  await addLog(world, id, { at: world.now().toString(), status, agent: agents.customer, description: 'The payment failed' })
}

function isPast(now: Temporal.Instant, at: string): boolean {
  return Temporal.Instant.compare(at, now) <= 0
}

function answerOf(customer: Customer, id: string) {
  return { subscription: wireSubscription(customer.world.subscriptions.get(id), signedIn(customer).email) }
}

function ownSubscription(customer: Customer, id: number): SubscriptionRow {
  const { id: owner } = signedIn(customer)
  const row = customer.world.subscriptions.find(`${id}`)
  if (!row || row.playerId !== owner) throw refused(`Could not find a subscription with ID "${id}"`, 'graphql-no-such-entity')
  return row
}

function placeFrom(input: AddressInput, { store }: Customer): SubscriptionPlace {
  const [objection] = objectionsTo(input, store)
  if (objection) throw refused(objection)
  return orderAddressOf(addressFields(input), store)
}
