import * as calls from '#adapters/shop/commerce/cartAddOperations'
import type { CartChange } from '#domain/commerce/cartChange'
import { moneyOf } from '#domain/commerce/money'
import { type Selection, selectionOf, withBundleChoice, withGift, withOption, withPlan, withVariant } from '#domain/commerce/selection'
import { giftUid } from '#mocks/commerce/catalogue/giftOptions'
import { aCart, change } from '../carts.ts'
import { row } from '../Row.ts'

const of = (kind: Selection['kind'], sku: string) => selectionOf({ kind, sku, inStock: true })
const plan = { kind: 'subscribe', parentId: 10100, childId: 10102, isInstallmentPrice: true, isAdjustmentPrice: false } as const

const range = of('simple', 'FM-RANGE')
const once = withOption(of('simple', 'FM-TOUR'), 10100, ['10101'])
const monthly = withPlan(of('simple', 'FM-TOUR'), plan)
const polo = withVariant(of('configurable', 'FE-POLO'), { sku: 'FE-POLO-NAVY-M', inStock: true })
const gloves = withPlan(withVariant(of('configurable', 'FE-GLOVE'), { sku: 'FE-GLOVE-LEFT-M', inStock: true }), {
  ...plan,
  parentId: 30200,
  childId: 30202,
})
const radio = withBundleChoice(of('bundle', 'CH-STARTER'), { itemId: 6011, type: 'radio' }, { optionId: 60111, quantity: 1 })
const starter = withBundleChoice(radio, { itemId: 6012, type: 'select' }, { optionId: 60121, quantity: 1 })
const lessons = withOption(of('virtual', 'CH-LESSON3'), 50201, ['50202'])
const giftCard = withGift(of('gift-card', 'CH-CARD'), {
  ...{ amount: moneyOf(50, 'USD'), recipientName: 'Mateo', recipientEmail: 'mateo@clubhouse.example' },
  uids: {
    amounts: new Map([[5000, giftUid('giftcard_amount', 50)]]),
    ...{ amount: undefined, message: undefined, recipientName: giftUid('giftcard_recipient_name') },
    recipientEmail: giftUid('giftcard_recipient_email'),
  },
})

function adding(call: { readonly id: string }, wanted: CartChange) {
  return row(call, (ask, shown) => change(ask, shown, wanted), {
    prepare: aCart,
    refusals: { refused: 'commerce:add.refused' },
    deviations: [{ where: ['200-code'], gives: { outcome: 'refused: refused' }, source: 'commerce.simple-add-without-cart' }],
  })
}

const one = (selection: Selection): CartChange => ({ kind: 'add', selection })

export const rows = [
  adding(calls.addSimple, one(range)),
  adding(calls.addCustomizable, one(once)),
  adding(calls.addSubscription, one(monthly)),
  adding(calls.addSubscriptions, { kind: 'add-all', selections: [monthly] }),
  adding(calls.addConfigurable, one(polo)),
  adding(calls.addConfigurableSubscription, one(gloves)),
  adding(calls.addBundle, one(starter)),
  adding(calls.addVirtual, one(of('virtual', 'CH-FITTING'))),
  adding(calls.addVirtualWithOptions, one(lessons)),
  adding(calls.addProducts, one(giftCard)),
]
