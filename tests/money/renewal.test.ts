import { assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check'
import { expect, test } from 'vitest'
import { Purchases } from '#app/commerce/purchases/ports/Purchases'
import { OpenPart } from '#composition/part'
import { unitsOf } from '#domain/commerce/money'
import { RenewalsViewModel } from '#ui/commerce/renewals/RenewalsViewModel.ts'
import { storeOfRegion } from '../checkout/arbitraryCarts.ts'
import { createCheckout } from '../checkout/createCheckout.ts'
import { card } from './createDeposit.ts'
import { buyer, moveTo, taxedRegions } from './regions.ts'

const renewed = record({
  plan: constantFrom('plan-essential', 'pack-5'),
  isReduced: boolean(),
  gift: integer({ min: 0, max: 60_000 }),
  bucks: integer({ min: 0, max: 40 }),
})

test.each(taxedRegions)(
  'a renewal costs the same in the summary, in the request, when it is done and in the history: %s',
  async (region) => {
    await assert(
      asyncProperty(renewed, async ({ plan, isReduced, gift, bucks }) => {
        const { tab, backend, sent } = await createCheckout({ playerId: buyer, prepare: (world) => moveTo(world, region) })
        const { world } = backend
        const { currency, decimals } = storeOfRegion(region)
        await world.renewalGiftCodes.add({ id: 'MONEY2026', state: 'active', currency, balance: gift })
        await world.bucks.add({ id: 'money', playerId: buyer, name: 'Test', value: bucks * 10 ** decimals, currency })
        const ask = await tab(region)
        await ask(OpenPart)(() => import('#composition/commerce/renewals'))
        await ask(OpenPart)(() => import('#composition/commerce/purchases'))
        const model = ask(RenewalsViewModel)
        await model.read()
        const offered = model.reading.value?.plans.find(({ id }) => id === plan)
        if (!offered) throw new Error('It is not offered')
        await model.form.toggle(offered)
        if (region === 'jp') await model.form.chooseCentre('kawabe')
        if (isReduced) await model.form.applyCoupon(region === 'jp' ? 'haru15' : 'renew10')
        if (gift > 0) {
          model.form.typeGiftCode('MONEY2026')
          await model.form.applyGiftCode()
        }
        await model.form.spend(bucks)
        const shown = model.form.quote?.total
        if (!shown) throw new Error('It has no price')
        await model.pay(card)
        expect([model.payment.renewal?.total]).toEqual([shown])
        const invoked = sent.find(({ url }) => url.includes('/payment/invoke'))
        expect(JSON.parse(invoked?.body ?? '{}')).toMatchObject({ total: { value: unitsOf(shown), currency } })
        const receipt = (await ask(Purchases).all()).find(({ kind }) => kind === 'renewal')
        expect(receipt?.total).toEqual(shown)
      }),
      { numRuns: 4 },
    )
  },
)
