import * as z from 'zod/mini'

const minor = z.number().check(z.gte(0))

/** A gift code on a cart; without an amount as much as the total and its balance allow. */
const giftCodeUse = z.object({ code: z.string(), amount: z.optional(minor) })

const cartAlert = z.object({ type: z.literal(['success', 'info', 'warning', 'error']), message: z.string(), icon: z.string() })

export const cart = z.object({
  id: z.string(),
  /** Absent for a guest's. */
  playerId: z.optional(z.string()),
  /** Carts that were merged, ordered or put away are not. */
  active: z.boolean(),
  email: z.optional(z.string()),
  couponCode: z.optional(z.string()),
  giftCodes: z.array(giftCodeUse),
  clubSet: z.optional(z.string()),
  /** The order of custom-fit clubs that became this cart by `convertCustomClubToCart`: only such a cart is paid and picked up at the club. */
  customClub: z.optional(z.string()),
  /** What the shop wants to be said of it, whatever is in it. */
  alert: z.optional(cartAlert),
})
export type CartRow = Readonly<z.infer<typeof cart>>

export const giftOfItem = z.object({
  amount: minor,
  ...{ recipientName: z.string(), recipientEmail: z.string(), message: z.string() },
  /** Of the template that was chosen; the shop's first one unless told. */
  design: z.optional(z.number()),
})

export const cartItem = z.object({
  id: z.string(),
  /** As the wire names it. */
  number: z.number(),
  cartId: z.string(),
  sku: z.string(),
  /** Of the configurable product of which it is a variant. */
  parentSku: z.optional(z.string()),
  quantity: z.number().check(z.gt(0)),
  /** Ids of values, or what was written. */
  options: z.array(z.object({ id: z.number(), values: z.array(z.string()) })),
  bundle: z.array(z.object({ id: z.number(), chosen: z.array(z.object({ id: z.number(), quantity: z.number() })) })),
  /** Of a gift card; its amount in minor units of the store in which it was chosen. */
  gift: z.optional(giftOfItem),
})
export type CartItemRow = Readonly<z.infer<typeof cartItem>>

/** What is wanted of a product, before it is a line. */
export type CartItemInput = Omit<CartItemRow, 'id' | 'number' | 'cartId'>

export const coupon = z.object({
  /** Its code, in capitals. */
  id: z.string(),
  label: z.string(),
  /** Of each row, or US cents of the whole. */
  percent: z.optional(z.number()),
  cents: z.optional(z.number()),
  /** How many more orders may use it; any number unless told. */
  uses: z.optional(z.number()),
  /** When it begins to be good, and when it ends; at any time unless told. */
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  /** US cents that all it could reduce must come to. */
  minimum: z.optional(z.number()),
  /** What it reduces; everything unless told. */
  categoryIds: z.optional(z.array(z.number())),
  active: z.boolean(),
})
export type CouponRow = Readonly<z.infer<typeof coupon>>

export const giftCode = z.object({
  /** The code, in capitals. */
  id: z.string(),
  currency: z.string(),
  /** Minor units. */
  balance: minor,
  /** Of all states of a code only this one pays. */
  active: z.boolean(),
})
