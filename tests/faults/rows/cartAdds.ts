import * as calls from '#adapters/shop/commerce/cartAddOperations'
import { moneyOf } from '#domain/commerce/money'
import { type Selection, selectionOf, withBundleChoice, withGift, withOption, withPlan, withVariant } from '#domain/commerce/selection'
import { giftUid } from '#mocks/contexts/commerce/catalogue/giftOptions'
import { addToCartView, readCart } from '../carts.ts'
import { rowOfScreen } from '../Row.ts'

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
  ...{ senderName: 'Hana Sato', senderEmail: 'hana@clubhouse.example' },
  uids: {
    amounts: new Map([[5000, giftUid('giftcard_amount', 50)]]),
    ...{ amount: undefined, message: undefined, design: undefined, recipientName: giftUid('giftcard_recipient_name') },
    recipientEmail: giftUid('giftcard_recipient_email'),
    ...{ senderName: giftUid('giftcard_sender_name'), senderEmail: giftUid('giftcard_sender_email') },
  },
})

const refusing = {
  prepare: readCart,
  refusals: { refused: 'commerce:add.refused' },
  deviations: [
    { where: ['200-code', 'user-errors', 'code-odd'], gives: { outcome: 'refused: refused' }, source: 'commerce.simple-add-without-cart' },
  ],
} as const

export const rows = [
  rowOfScreen(calls.addSimple, addToCartView(range), refusing),
  rowOfScreen(calls.addCustomizable, addToCartView(once), refusing),
  rowOfScreen(calls.addSubscription, addToCartView(monthly), refusing),
  rowOfScreen(calls.addSubscriptions, addToCartView(monthly, monthly), refusing),
  rowOfScreen(calls.addConfigurable, addToCartView(polo), refusing),
  rowOfScreen(calls.addConfigurableSubscription, addToCartView(gloves), refusing),
  rowOfScreen(calls.addBundle, addToCartView(starter), refusing),
  rowOfScreen(calls.addVirtual, addToCartView(of('virtual', 'CH-FITTING')), refusing),
  rowOfScreen(calls.addVirtualWithOptions, addToCartView(lessons), refusing),
  rowOfScreen(calls.addProducts, addToCartView(giftCard), refusing),
]
