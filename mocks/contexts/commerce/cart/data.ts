import * as z from 'zod/mini'
import { localised } from '../../../world/languages.ts'

const minor = z.number().check(z.gte(0))

/** Without an amount, the code pays as much as the total and its balance allow. */
const giftCodeUse = z.object({ code: z.string(), amount: z.optional(minor) })

const cartAlert = z.object({ type: z.literal(['success', 'info', 'warning', 'error']), message: z.string(), icon: z.string() })

export const cart = z.object({
  id: z.string(),
  playerId: z.optional(z.string()),
  /** False for merged, ordered and removed carts. */
  active: z.boolean(),
  email: z.optional(z.string()),
  couponCode: z.optional(z.string()),
  giftCodes: z.array(giftCodeUse),
  clubSet: z.optional(z.string()),
  /** The order of custom-fit clubs that `convertCustomClubToCart` turned into this cart. Such a cart is paid and picked up at the club. */
  customClub: z.optional(z.string()),
  /** Needed for every step of a cart that came from such a conversion; it is not the customer's own cart. */
  customerToken: z.optional(z.string()),
  nextCardDeclined: z.optional(z.boolean()),
  alert: z.optional(cartAlert),
})
export type CartRow = Readonly<z.infer<typeof cart>>

export const giftOfItem = z.object({
  amount: minor,
  ...{ recipientName: z.string(), recipientEmail: z.string(), message: z.string() },
  ...{ senderName: z.string(), senderEmail: z.string() },
  design: z.optional(z.number()),
})

export const cartItem = z.object({
  id: z.string(),
  number: z.number(),
  cartId: z.string(),
  sku: z.string(),
  parentSku: z.optional(z.string()),
  quantity: z.number().check(z.gt(0)),
  options: z.array(z.object({ id: z.number(), values: z.array(z.string()) })),
  bundle: z.array(z.object({ id: z.number(), chosen: z.array(z.object({ id: z.number(), quantity: z.number() })) })),
  gift: z.optional(giftOfItem),
  /** Of clubs that the workshop builds, in place of the product's price. */
  fittedPrice: z.optional(minor),
  fitted: z.optional(z.array(z.object({ label: localised, value: localised }))),
})
export type CartItemRow = Readonly<z.infer<typeof cartItem>>

export const cartItemInput = z.omit(cartItem, { id: true, number: true, cartId: true })
export type CartItemInput = Readonly<z.infer<typeof cartItemInput>>

export const coupon = z.object({
  id: z.string(),
  label: z.string(),
  /** Per cent of each row. */
  percent: z.optional(z.number()),
  cents: z.optional(z.number()),
  uses: z.optional(z.number()),
  /** Always valid by default. */
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  /** Minimum total in US cents of the items that the coupon applies to. */
  minimum: z.optional(z.number()),
  categoryIds: z.optional(z.array(z.number())),
  active: z.boolean(),
})
export type CouponRow = Readonly<z.infer<typeof coupon>>

export const giftCode = z.object({
  id: z.string(),
  currency: z.string(),
  /** In minor units. */
  balance: minor,
  /** Codes in any other state don't pay. */
  active: z.boolean(),
})
