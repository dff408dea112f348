import * as z from 'zod/mini'
import { regionNames } from '../../../http/regions.ts'

const text = z.string().check(z.minLength(1))
const minor = z.int().check(z.minimum(0))
const used = z.object({ code: text, minor })

/** An order of custom-fit clubs. Its id is its increment id, `setId` the set chosen at the fitting and then the ordered one. */
export const clubOrder = z.object({
  ...{ id: text, playerId: text, region: z.enum(regionNames), setId: z.optional(text) },
  /** Withdrawn by the workshop: it can't be ordered any more. */
  withdrawn: z.boolean(),
  /** Of the shop's order; its own id is its number in the list of orders. */
  orderId: z.optional(text),
  cartId: z.optional(text),
  /** Accepted by the checks, until the deposit is taken. */
  checked: z.object({ coupon: z.optional(used), giftCode: z.optional(used) }),
  /** What the payment provider does next; it accepts by default. */
  provider: z.optional(z.enum(['declines', 'hangs'])),
  deposit: z.optional(
    z.object({
      ...{ minor, coupon: z.optional(used), giftCode: z.optional(used), by: z.enum(['card', 'affirm', 'zero']) },
      /** Until then it is being processed. */
      settles: text,
      returned: z.boolean(),
    }),
  ),
})
export type ClubOrderRow = Readonly<z.infer<typeof clubOrder>>
