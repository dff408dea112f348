import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/** `value` in minor units; `expiresOn` as `2026-12-31`. */
export const buck = z.object({
  ...{ id: text, playerId: text, name: text, value: z.number(), currency: text },
  expiresOn: z.optional(text),
})

export type BuckRow = Readonly<z.infer<typeof buck>>

/** A coupon that the club has given to a player; its terms are those of the shop's coupon with this code. */
export const givenCoupon = z.object({
  ...{ id: text, playerId: text, code: text, name: text },
  used: z.boolean(),
  expiresOn: z.optional(text),
})
export type GivenCouponRow = z.infer<typeof givenCoupon>
