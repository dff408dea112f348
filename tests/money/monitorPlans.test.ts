import { describe, expect, test } from 'vitest'
import { chargeOf } from '#domain/commerce/monitorPlans'
import { productBySku } from '#mocks/contexts/commerce/catalogue/index'
import { grantMemberships } from '#mocks/contexts/commerce/monitor-plans/grantMemberships'
import { monitorCustomer } from '#mocks/contexts/commerce/monitorCustomer'
import { addOrder } from '#mocks/contexts/commerce/orders/addOrder'
import { addedTax } from '#mocks/contexts/devices/memberships'
import { payRenewals } from '#mocks/contexts/devices/renewals'
import { monitorStores } from '#mocks/http/monitorStores'
import { priceIn, storeNamed } from '#mocks/world/stores'
import { issueMonitorTokens } from '#mocks/world/tokens'
import { createVisitor } from '../builders/createVisitor.ts'

const odette = 'player-odette'

/** Odette buys in Canada's store, where 14.975 % are added, or in another one. */
async function createOwner(storeCode = 'STSVCA') {
  const scene = await createVisitor(odette)
  const { world } = scene.backend
  const { eSkytrakToken } = await issueMonitorTokens(world, world.players.get(odette))
  const send = async (path: string, body: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${eSkytrakToken}`, store: storeCode, 'content-type': 'application/json' }
    const request = new Request(`https://shop.global.clubhouse.invalid${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await scene.backend.handle(request))?.json()
  }
  const sendCard = async (membershipId: string, id: string, pays: boolean) => {
    await world.cardTokens.add({ id, last4: '0002', month: '05', year: '2030', holder: 'Odette', authenticates: false, pays })
    return send(`/rest/${storeCode}/V1/subscription/chargeMoneris`, {
      membershipId,
      card: { key: 'COMMON.ACCEPT.INAPP.PAYMENT', value: id },
    })
  }
  const upgrade = (membershipId: string, sku: string) => send(`/rest/${storeCode}/V1/subscription/upgradePlan`, { membershipId, sku })
  const purchases = () => world.devicePurchases.list(({ playerId }) => playerId === odette)
  return { ...scene, world, sendCard, upgrade, purchases }
}

async function ownPlan({ world }: Awaited<ReturnType<typeof createOwner>>) {
  const membership = world.deviceMemberships.first(({ playerId, sku }) => playerId === odette && sku === 'LM-IMPROVE')
  if (!membership) throw new Error('Odette has no plan')
  await world.deviceMemberships.change(membership.id, { renews: true, card: { token: 'good', pays: true } })
  return membership.id
}

describe('an upgrade', () => {
  test('that is declined keeps the card that pays the renewals', async () => {
    const owner = await createOwner()
    const id = await ownPlan(owner)
    await owner.sendCard(id, 'declined', false)
    expect(await owner.upgrade(id, 'LM-PLAY')).toMatchObject({ code: 50_322 })
    const { card, paymentFails, sku } = owner.world.deviceMemberships.get(id)
    expect([card, paymentFails ?? false, sku]).toEqual([{ token: 'good', pays: true }, false, 'LM-IMPROVE'])
  })

  test('charges the price with the tax of the store', async () => {
    const owner = await createOwner()
    const id = await ownPlan(owner)
    await owner.sendCard(id, 'pays', true)
    expect(await owner.upgrade(id, 'LM-PLAY')).toMatchObject({ code: 0 })
    expect(owner.purchases().at(-1)).toMatchObject({ amount: 39_206, currency: 'CAD', status: 'paid' })
    expect(owner.world.deviceMemberships.get(id)).toMatchObject({ card: { token: 'pays' }, price: 39_206 })
  })
})

test.each(monitorStores.map(({ code }) => code))('an upgrade charges what its button says: %s', async (code) => {
  const store = storeNamed(code)
  if (!store) throw new Error('There is no store')
  for (const sku of ['LM-PLAY', 'LM-IMPROVE']) {
    const owner = await createOwner(code)
    const id = await ownPlan(owner)
    await owner.world.deviceMemberships.change(id, { sku: 'LM-BASIC' })
    await owner.sendCard(id, `pays for ${sku}`, true)
    expect(await owner.upgrade(id, sku)).toMatchObject({ code: 0 })
    const final = { minor: priceIn(store, productBySku(owner.world, sku)?.price ?? 0), currency: store.currency }
    const { total } = chargeOf({ price: { from: { final, regular: final }, to: { final } } }, addedTax(store) ?? undefined)
    expect(owner.purchases().at(-1)).toMatchObject({ amount: total.minor, currency: total.currency, status: 'paid' })
    expect(owner.world.deviceMemberships.get(id)).toMatchObject({ sku, price: total.minor })
  }
})

describe('memberships that are bought', () => {
  test('are delivered once per piece, and what was paid is in the history with tax and discount', async () => {
    const { world, purchases } = await createOwner()
    const store = storeNamed('STSVCA')
    if (!store) throw new Error('There is no store')
    const player = monitorCustomer(world.players.get(odette))
    const items = [
      { sku: 'LM-BASIC', quantity: 2 },
      { sku: 'LM-PLAY', quantity: 1 },
    ]
    const told = { placedAt: world.now().toString(), status: 'complete', payment: { name: 'Card', type: 'authnetcim' } } as const
    const order = await addOrder(world, store, { ...told, playerId: player.id, items, discounts: [{ label: 'Off', amount: 1234 }] })
    const before = world.deviceMemberships.list().length
    await grantMemberships({ world, store, player, token: undefined, media: '' }, order)
    const granted = world.deviceMemberships.list().slice(before)
    expect(granted.map(({ sku }) => sku)).toEqual(['LM-BASIC', 'LM-BASIC', 'LM-PLAY'])
    const total = order.subtotal - 1234 + order.tax
    expect(
      purchases()
        .slice(-2)
        .reduce((sum, { amount }) => sum + amount, 0),
    ).toBe(total)
  })

  test('renew as often as was agreed, at the price with tax', async () => {
    const { world, clock, purchases } = await createOwner()
    const before = purchases().length
    await world.deviceMemberships.add({
      ...{ id: 'agreed', playerId: odette, source: 'skytrak', name: 'Improve', sku: 'LM-IMPROVE', price: 18_281, currency: 'CAD' },
      ...{ endsOn: '2027-05-13', renews: true, paymentsLeft: 2 },
    })
    clock.travelTo(Temporal.Instant.from('2033-05-13T17:30:00Z'))
    await payRenewals(world, world.players.get(odette))
    const paid = purchases()
      .slice(before)
      .filter(({ name }) => name === 'Improve')
    expect(paid.map(({ amount }) => amount)).toEqual([18_281, 18_281])
    expect(world.deviceMemberships.get('agreed')).toMatchObject({ renews: false, endsOn: '2029-05-13' })
  })

  test('can be stopped from renewing; they stay until their last day', async () => {
    const { world, visitor, backend } = await createOwner()
    const id = world.deviceMemberships.first(({ playerId, renews }) => playerId === odette && renews)?.id ?? ''
    const { endsOn } = world.deviceMemberships.get(id)
    const headers = { authorization: `Bearer ${visitor.grant.access_token}`, 'accept-language': 'en', 'content-type': 'application/json' }
    const body = JSON.stringify({ membershipId: id, status: 'canceled' })
    const address = 'https://api.global.clubhouse.invalid/api/skytrak/membership/status'
    const answer = await backend.handle(new Request(address, { method: 'PUT', headers, body }))
    expect(await answer?.json()).toMatchObject({ code: 0 })
    expect(world.deviceMemberships.get(id)).toMatchObject({ renews: false, endsOn })
  })
})
