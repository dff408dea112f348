import * as calls from '#adapters/rest/commerce/monitor-plans/planCalls'
import { type Answer, type Handler, ok, onPlayerCall, type Player, refused } from '../../../http/handler.ts'
import { priceIn, type Store, storeNamed } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import { taxOf } from '../cart/calculateTotals.ts'
import { productBySku } from '../catalogue/index.ts'

const members = ['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE']
const more = ['IT', 'LV', 'LT', 'LU', 'MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE']

type DeviceMembershipRow = ReturnType<World['deviceMemberships']['get']>

const unknown = refused(404, 404, { message: 'There is no such membership' })
const coded = (code: number): Answer => ({ status: 200, body: { code, data: null } })

export const monitorPlanHandlers: readonly Handler[] = [
  onPlayerCall(calls.euCountries, () => ok([...members, ...more])),

  onPlayerCall(calls.chargeFuture, ({ world, player, body }) => keepCard(world, player, body)),
  onPlayerCall(calls.chargeMoneris, ({ world, player, body }) => keepCard(world, player, body)),

  onPlayerCall(calls.upgradePlan, async ({ world, player, params, body: { membershipId, sku } }) => {
    const membership = ownOf(world, player, membershipId)
    const [plan, current] = [productBySku(world, sku), productBySku(world, membership?.sku ?? '')]
    if (!membership || !plan || plan.kind !== 'virtual' || !current) return unknown
    if (membership.sku === sku) return coded(calls.upgradeCodes['has-plan'])
    if (plan.price <= current.price) return refused(400, 400, { message: 'This is no upgrade' })
    const store = storeNamed(params['storeCode'] ?? null)
    if (!store) return unknown
    const { currency } = store
    const net = priceIn(store, plan.price)
    const price = store.taxIncluded ? net : net + taxOf(net, store)
    const purchase = { id: world.nextId('purchase'), playerId: player.id, name: plan.name.en, amount: price, currency }
    const isPaid = membership.card?.pays === true && !membership.paymentFails
    await world.devicePurchases.add({ ...purchase, createdAt: secondOf(world), status: isPaid ? 'paid' : 'failed' })
    if (!isPaid) {
      // Only a card that has paid pays the renewals.
      await world.deviceMemberships.change(membershipId, { ...membership.cardBefore, cardBefore: undefined })
      return coded(calls.upgradeCodes.declined)
    }
    const upgraded = { sku, name: plan.name.en, price, currency, endsOn: endOf(world, store, membership) }
    await world.deviceMemberships.change(membershipId, { ...upgraded, cardBefore: undefined })
    return ok(null)
  }),
]

/** The same token may come again: its first answer may have been lost. */
async function keepCard(
  world: World,
  player: Player,
  { membershipId, card }: { readonly membershipId: string; readonly card: { readonly value: string } },
): Promise<Answer> {
  const membership = ownOf(world, player, membershipId)
  if (!membership) return unknown
  if (membership.card?.token === card.value) return ok(null)
  const token = world.cardTokens.find(card.value)
  if (!token) return refused(400, 400, { message: 'The card has paid for something else' })
  world.cardTokens.remove(token.id)
  const { card: before, paymentFails } = membership
  const pays = token.pays && !token.isRefused
  await world.deviceMemberships.change(membershipId, {
    ...{ card: { token: token.id, pays }, paymentFails: !pays },
    cardBefore: { card: before, paymentFails },
  })
  return ok(null)
}

function ownOf(world: World, { id }: Player, membershipId: string): DeviceMembershipRow | undefined {
  return world.deviceMemberships.first((row) => row.id === membershipId && row.playerId === id)
}

/** A year from today, and the days that were left. */
function endOf(world: World, { timezone }: Store, { endsOn }: DeviceMembershipRow): string {
  const today = world.now().toZonedDateTimeISO(timezone).toPlainDate()
  const left = endsOn === undefined ? 0 : Math.max(0, today.until(endsOn, { largestUnit: 'day' }).days)
  return today.add({ years: 1 }).add({ days: left }).toString()
}

function secondOf(world: World): string {
  return world.now().toString({ fractionalSecondDigits: 0 })
}
