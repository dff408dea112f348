import * as z from 'zod/mini'
import { type AlertType, alertTypes, type Cart, type CartAlert } from '#domain/commerce/cart'
import { listOf, maybe } from '../../rest/schemas.ts'
import { showsTax } from './showsTax.ts'
import { labelled, wireCartLine } from './wireCartLine.ts'
import { wireCartAddress, wireDelivery } from './wireDelivery.ts'
import { wireMoney } from './wireMoney.ts'

const alert = z.object({ type: maybe(z.string()), message: maybe(z.string()), icon: maybe(z.string()) })

const giftCode = z.object({ code: z.string(), discount: wireMoney })

/** Only its id, so that it can be removed. */
const unreadableLine = z.pipe(
  z.object({ id: z.string().check(z.regex(/^\d+$/)) }),
  z.transform(({ id }) => Number(id)),
)

/** The shop tells of its product in an error beside the cart. */
const missingLine = z.pipe(
  z.null(),
  z.transform(() => undefined),
)

export const missingLines = /\bitemsV2\.items\.\d+\b/

const cart = z.object({
  id: z.string().check(z.minLength(1)),
  email: maybe(z.string()),
  is_virtual: z.boolean(),
  total_quantity: z.number(),
  omni_selected_set: maybe(z.string()),
  storeConfig: maybe(z.object({ shopping_cart_display_subtotal: maybe(z.number()) })),
  alert: maybe(alert),
  applied_coupons: maybe(z.array(z.object({ code: z.string() }))),
  itemsV2: z.object({ items: listOf(z.union([wireCartLine, unreadableLine, missingLine])) }),
  billing_address: maybe(wireCartAddress),
  shipping_addresses: z.array(wireDelivery),
  prices: z.object({
    grand_total: wireMoney,
    subtotal_including_tax: wireMoney,
    subtotal_excluding_tax: wireMoney,
    subtotal_with_discount_excluding_tax: wireMoney,
    discounts: maybe(z.array(labelled)),
    applied_taxes: maybe(z.array(labelled)),
    tax_amount: wireMoney,
    gift_voucher: maybe(z.object({ discount: wireMoney, codes: z.array(giftCode) })),
  }),
})
type WireCart = z.infer<typeof cart>

export const wireCart: z.ZodMiniType<Cart> = z.pipe(cart, z.transform(cartOf))

function cartOf(answer: WireCart): Cart {
  const {
    prices,
    shipping_addresses: [sent],
    itemsV2: { items },
  } = answer
  return {
    id: answer.id,
    totalQuantity: answer.total_quantity,
    items: items.filter((item) => typeof item === 'object'),
    unreadableLines: items.filter((item) => typeof item !== 'object'),
    coupons: (answer.applied_coupons ?? []).map(({ code }) => code),
    giftCodes: prices.gift_voucher?.codes ?? [],
    prices: {
      grandTotal: prices.grand_total,
      subtotalWithTax: prices.subtotal_including_tax,
      subtotalWithoutTax: prices.subtotal_excluding_tax,
      subtotalWithDiscount: prices.subtotal_with_discount_excluding_tax,
      discounts: prices.discounts ?? [],
      taxes: prices.applied_taxes ?? [],
      tax: prices.tax_amount,
      shipping: sent?.price,
      giftCodes: prices.gift_voucher?.discount,
    },
    alert: answer.alert && alertOf(answer.alert),
    clubSet: answer.omni_selected_set || undefined,
    email: answer.email,
    isVirtual: answer.is_virtual,
    isTaxIncluded: showsTax(answer.storeConfig?.shopping_cart_display_subtotal),
    billingAddress: answer.billing_address,
    delivery: sent?.delivery,
  }
}

function alertOf({ type, message, icon }: z.infer<typeof alert>): CartAlert | undefined {
  if (!message) return undefined
  const known: AlertType | undefined = alertTypes.find((each) => each === type)
  return { type: known ?? 'info', message, icon }
}

export function cartAnswered(field: string): z.ZodMiniType<Cart> {
  return z.pipe(
    z.pipe(
      z.record(z.string(), z.unknown()),
      z.transform(({ storeConfig, [field]: answer }): unknown => (typeof answer === 'object' ? { storeConfig, ...answer } : answer)),
    ),
    wireCart,
  )
}

export function cartWithin(field: string): z.ZodMiniType<Cart> {
  return z.pipe(
    z.pipe(fieldOf(field), z.object({ cart: wireCart })),
    z.transform(({ cart: answer }) => answer),
  )
}

export function cartWithErrors(field: string): z.ZodMiniType<CartWithErrors> {
  return z.pipe(fieldOf(field), z.object({ cart: wireCart, errors: z.array(z.object({ code: z.string(), message: z.string() })) }))
}

export interface CartWithErrors {
  readonly cart: Cart
  readonly errors: readonly { readonly code: string; readonly message: string }[]
}

export function fieldOf(field: string) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((answer) => answer[field]),
  )
}
