import { assert, asyncProperty, constantFrom, integer, option, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { Money } from '#domain/commerce/money'
import { planTermsIn } from '#domain/commerce/planTerms'
import { withQuantity } from '#domain/commerce/selection'
import { taxOf } from '#domain/commerce/subscriptions/subscription'
import { cartTotals } from '#domain/commerce/totals'
import { purchasesOf } from '#mocks/contexts/commerce/purchases/paidPurchases'
import { runSubscriptions } from '#mocks/contexts/commerce/subscriptions/runSubscriptions'
import { ConfirmationViewModel } from '#ui/commerce/confirmation/ConfirmationViewModel.ts'
import { confirmationOf } from '#ui/commerce/confirmation/orderConfirmation.ts'
import { OrdersViewModel } from '#ui/commerce/orders/OrdersViewModel.ts'
import { OrderViewModel } from '#ui/commerce/orders/OrderViewModel.ts'
import { PurchasesViewModel } from '#ui/commerce/purchases/PurchasesViewModel.ts'
import { storeOfRegion } from '../checkout/arbitraryCarts.ts'
import { monthlyBalls, monthlyRounds, oneYearOfRange, quarterlyBalls, towels, yearlyRange } from '../checkout/shopping.ts'
import { createPurchase, giftCards, payAsked } from './createPurchase.ts'
import { buyer, taxedRegions } from './regions.ts'

const quantity = integer({ min: 1, max: 3 })
const codes = {
  coupon: option(constantFrom({ percent: 7 }, { percent: 33 }, { cents: 1999 }, { cents: 60_000 }), { nil: undefined }),
  gift: option(integer({ min: 1, max: 30_000 }), { nil: undefined }),
}
const purchase = record({ what: constantFrom(towels, oneYearOfRange, 'gift cards' as const), quantity, ...codes })
const subscription = record({ plan: constantFrom(monthlyBalls, quarterlyBalls, monthlyRounds, yearlyRange), quantity, ...codes })

type Bought = Awaited<ReturnType<typeof createPurchase>>

/** Pays, and collects what the bank, the confirmation, the order, the list of orders and the history say. */
async function bought({ ask, model, backend }: Bought) {
  const { total, cart } = model
  if (!total || !cart) throw new Error('There is nothing to pay')
  const bank = await payAsked(backend.world, model)
  const number = model.receipt?.order.number ?? ''
  const confirmation = ask(ConfirmationViewModel)
  confirmation.show(confirmationOf(model.receipt, number))
  const [order, orders, history] = [ask(OrderViewModel), ask(OrdersViewModel), ask(PurchasesViewModel)]
  order.show(number)
  orders.show(1)
  await history.read()
  await expect
    .poll(() => order.order && orders.reading.value && confirmation.reading.value && !confirmation.subscriptions.busy)
    .toBeTruthy()
  const sums = [
    confirmation.reading.value?.order?.total,
    order.order?.total,
    order.order?.totals.total,
    orders.all.find((each) => each.number === number)?.total,
    history.shown.find(({ orderNumber }) => orderNumber === number)?.total,
  ]
  return { total, cart, bank, sums, order: order.order, confirmation }
}

function expectOneSum({ total, cart, bank, sums, order }: Awaited<ReturnType<typeof bought>>): void {
  expect(sums).toEqual(sums.map(() => total))
  expect(bank).toBe(total.minor === 0 ? undefined : shownByBank(total))
  const rows = ({ rows: all }: ReturnType<typeof cartTotals>) => all.map(({ kind, amount }) => [kind, amount])
  expect(order && rows(order.totals)).toEqual(rows(cartTotals(cart)))
}

function shownByBank({ minor, currency }: Money): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

test.each(taxedRegions)(
  'a purchase costs the same on the button, at the bank, on the confirmation, in the order and in the history: %s',
  async (region) => {
    const store = storeOfRegion(region)
    await assert(
      asyncProperty(purchase, async ({ what, quantity: count, ...reductions }) => {
        const wanted = what === 'gift cards' ? giftCards(store, count) : withQuantity(what, count)
        expectOneSum(await bought(await createPurchase(region, wanted, reductions)))
      }),
      { numRuns: 4 },
    )
  },
)

test.each(taxedRegions)(
  'each payment of a subscription is what was stated before it was agreed to, and is in the history: %s',
  async (region) => {
    const store = storeOfRegion(region)
    await assert(
      asyncProperty(subscription, async ({ plan, quantity: count, ...reductions }) => {
        const scene = await createPurchase(region, withQuantity(plan, count), reductions)
        const paid = await bought(scene)
        expectOneSum(paid)
        const [terms] = planTermsIn(paid.cart)
        const [begun] = paid.confirmation.subscriptions.value ?? []
        if (!terms || !begun?.nextRun) throw new Error('There is no subscription')
        const tax = taxOf(begun)?.minor ?? 0
        expect([begun.length, begun.amount.minor - (terms.tax === 'added' ? tax : 0)]).toEqual([terms.payments, terms.later.minor])
        expect(begun.items.map(({ quantity: pieces, total }) => [pieces, total])).toEqual([[count, begun.amount]])
        scene.clock.travelTo(begun.nextRun.toZonedDateTime(store.timezone).toInstant())
        const { world } = scene.backend
        await runSubscriptions(world)
        const [newest] = purchasesOf({ world, player: world.players.get(buyer), language: 'en' })
        expect([newest?.total, newest?.number === paid.order?.number]).toEqual([begun.amount.minor, false])
      }),
      { numRuns: 4 },
    )
  },
)
