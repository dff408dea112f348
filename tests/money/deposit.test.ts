import { assert, asyncProperty, constantFrom, integer, option, record } from 'fast-check'
import { expect, test } from 'vitest'
import { Fittings } from '#app/commerce/ports/Fittings'
import { Orders } from '#app/commerce/ports/Orders'
import { Purchases } from '#app/commerce/purchases/ports/Purchases'
import { OpenPart } from '#composition/part'
import type { Resolver } from '#composition/provide'
import { restOf } from '#domain/commerce/deposit/clubOrder'
import type { DepositViewModel } from '#ui/commerce/deposit/DepositViewModel.ts'
import { storeOfRegion } from '../checkout/arbitraryCarts.ts'
import { applyCode, card, createDeposit, clubOrderId as id } from './createDeposit.ts'
import { taxedRegions } from './regions.ts'

const choices = record({
  set: constantFrom('wedge-54', 'three-wedges'),
  coupon: option(constantFrom({ percent: 7 }, { percent: 33 }, { percent: 100 }, { cents: 1999 }, { cents: 30_000 }), { nil: undefined }),
  gift: option(integer({ min: 1, max: 30_000 }), { nil: undefined }),
})

/** What the shop's order, the fitting and the purchase history say. */
async function recorded(ask: Resolver, model: DepositViewModel, storeCode: string) {
  await ask(OpenPart)(() => import('#composition/commerce/orders'))
  await ask(OpenPart)(() => import('#composition/commerce/fitting'))
  await ask(OpenPart)(() => import('#composition/commerce/purchases'))
  const placed = await ask(Orders).byNumber(model.choices.order?.placed?.number ?? '')
  const { cart } = await ask(Fittings).order({ id, storeCode })
  const receipt = (await ask(Purchases).all()).find(({ orderNumber }) => orderNumber === id)
  return { placed, cart, receipt }
}

test.each(taxedRegions)(
  'the sums of fitted clubs are the same in the dialog, the order, the fitting and the receipt: %s',
  async (region) => {
    await assert(
      asyncProperty(choices, async ({ set, coupon, gift }) => {
        const { world, given, open, storeCode } = await createDeposit(region)
        if (coupon) await given.carts.hasCoupon('FITTED', coupon)
        if (gift) await given.carts.hasGiftCode('FITTED-GIFT', gift, storeOfRegion(region).currency)
        const { ask, model } = await open()
        await model.chooseSet(set)
        if (coupon) await applyCode(model, 'coupon', 'FITTED')
        if (gift) await applyCode(model, 'giftCode', 'FITTED-GIFT')
        const { sums } = model
        const offered = model.choices.set
        if (!sums || !offered) throw new Error('Nothing is offered')
        await model.pay(card)
        const { deposit } = world.customClubs.get(id)
        expect([model.isTaken, deposit?.minor]).toEqual([true, sums.due.minor])
        expect([deposit?.coupon?.minor ?? 0, deposit?.giftCode?.minor ?? 0]).toEqual([sums.coupon.minor, sums.giftCode.minor])
        const { placed, cart, receipt } = await recorded(ask, model, storeCode)
        expect([placed?.total, receipt?.total]).toEqual([offered.total, sums.due])
        const { total, tax, deposit: whole, paid, rest } = cart
        expect([total, tax, whole, paid, rest]).toEqual([offered.total, offered.tax, offered.deposit, sums.due, restOf(offered)])
        const taxes = placed?.totals[offered.tax?.isIncluded ? 'includedTaxes' : 'rows'].filter(({ kind }) => kind === 'tax')
        expect(taxes?.map(({ amount }) => amount)).toEqual([offered.tax?.amount])
      }),
      { numRuns: 6 },
    )
  },
)

test("a coupon's worth is asked again where another set is chosen", async () => {
  const { given, open } = await createDeposit()
  await given.carts.hasCoupon('FITTED', { percent: 33 })
  const { model } = await open()
  await model.chooseSet('wedge-54')
  await applyCode(model, 'coupon', 'FITTED')
  const one = model.codes.used.coupon?.amount.minor
  await model.chooseSet('three-wedges')
  const deposit = model.choices.set?.deposit.minor ?? 0
  expect(model.codes.used.coupon?.amount.minor).toBe(Math.round(deposit * 0.33))
  expect(model.codes.used.coupon?.amount.minor).not.toBe(one)
})
