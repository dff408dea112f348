import { assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { expect, test } from 'vitest'
import { Purchases } from '#app/commerce/purchases/ports/Purchases'
import { OpenPart } from '#composition/part'
import { changeGearPrice } from '#mocks/contexts/commerce/gear/gearActions'
import { GearViewModel } from '#ui/commerce/gear/GearViewModel.ts'
import { createCheckout } from '../checkout/createCheckout.ts'
import { card } from './createDeposit.ts'
import { buyer, moveTo, taxedRegions } from './regions.ts'

const bought = record({ sku: constantFrom('sm-wedge', 'fm-tour', 'ch-tees-long'), cents: integer({ min: 1, max: 90_000 }) })

test.each(taxedRegions)(
  'gear costs the same on the button, in the history and on the card, whatever its price is later: %s',
  async (region) => {
    await assert(
      asyncProperty(bought, async ({ sku, cents }) => {
        const { tab, backend } = await createCheckout({ playerId: buyer, prepare: (world) => moveTo(world, region) })
        const { world } = backend
        const id = `gear-hana-${sku}`
        await changeGearPrice(world, id, cents)
        const ask = await tab(region)
        await ask(OpenPart)(() => import('#composition/commerce/gear'))
        await ask(OpenPart)(() => import('#composition/commerce/purchases'))
        const model = ask(GearViewModel)
        await model.read()
        model.choose(id)
        const shown = model.chosen?.quote.total
        await model.pay(card)
        expect(model.bought?.id).toBe(id)
        await changeGearPrice(world, id, cents + 5000)
        const receipt = (await ask(Purchases).all()).find(({ kind }) => kind === 'gear')
        expect([receipt?.total, receipt?.orderNumber]).toEqual([shown, model.bought?.orderNumber])
        await model.read()
        expect(model.bought?.quote.total).toEqual(shown)
      }),
      { numRuns: 4 },
    )
  },
)

test('a card that its bank refuses pays no gear', async () => {
  const { tab, backend } = await createCheckout({ playerId: buyer })
  const ask = await tab()
  await ask(OpenPart)(() => import('#composition/commerce/gear'))
  const model = ask(GearViewModel)
  await model.read()
  model.choose('gear-hana-fm-tour')
  void model.pay({ ...card, number: '4000 0084 0000 1629' })
  await expect.poll(() => backend.world.payments.list()).toHaveLength(1)
  expect(backend.world.payments.list()[0]?.result).toBe('failed')
})

async function gearOf(cents: number) {
  const { tab, backend } = await createCheckout({ playerId: buyer })
  await changeGearPrice(backend.world, 'gear-hana-fm-tour', cents)
  const ask = await tab()
  await ask(OpenPart)(() => import('#composition/commerce/gear'))
  const model = ask(GearViewModel)
  await model.read()
  model.choose('gear-hana-fm-tour')
  return { model, world: backend.world }
}

test('gear that costs nothing is bought without a card', async () => {
  const { model } = await gearOf(0)
  await model.pay()
  expect(model.bought?.id).toBe('gear-hana-fm-tour')
})

test('a price that changed meanwhile is not paid, and the new one is offered', async () => {
  const { model, world } = await gearOf(4000)
  const before = model.chosen?.quote.total
  await changeGearPrice(world, 'gear-hana-fm-tour', 5500)
  await model.pay(card)
  expect([model.bought, model.payment.refusal]).toEqual([undefined, 'changed'])
  expect(model.chosen?.quote.total.minor).toBeGreaterThan(before?.minor ?? 0)
})
