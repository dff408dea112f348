import * as z from 'zod/mini'
import { localised } from '../../../world/languages.ts'
import { cartItemInput } from '../cart/data.ts'

const text = z.string().check(z.minLength(1))
const minor = z.int().check(z.minimum(0))
const used = z.object({ code: text, minor })

export const workshopSteps = ['deposit', 'parts', 'assembly', 'inspection', 'ready', 'collected'] as const
export type WorkshopStep = (typeof workshopSteps)[number]

const fittedClub = z.object({ id: text, name: localised, specification: z.array(localised), quantity: z.int(), price: minor })

/** Clubs that are ordered together, with what the shop sells for them. Its id is what the wire calls set information. */
const fittedSet = z.object({ id: text, name: localised, clubs: z.array(fittedClub), deposit: minor, goods: cartItemInput })
export type FittedSetRow = Readonly<z.infer<typeof fittedSet>>

/** An order of custom-fit clubs; its id is its increment id. Amounts in minor units of the store. */
export const customClub = z.object({
  ...{ id: text, playerId: text, storeCode: text, sets: z.array(fittedSet) },
  /** The set chosen at the fitting and then the ordered one. */
  setId: text,
  /** Withdrawn by the workshop: it can't be ordered any more. */
  withdrawn: z.boolean(),
  /** Of the shop's order; its own id is its number in the list of orders. */
  orderId: z.optional(text),
  cartId: z.optional(text),
  /** Accepted by the checks, until the deposit is taken; a coupon for one set. */
  checked: z.object({ coupon: z.optional(z.extend(used, { setId: text })), giftCode: z.optional(used) }),
  /** What the payment provider does next; it accepts by default. */
  provider: z.optional(z.enum(['declines', 'hangs'])),
  deposit: z.optional(
    z.object({
      ...{ minor, coupon: z.optional(used), giftCode: z.optional(used), by: z.enum(['card', 'affirm', 'zero', 'club']) },
      /** Until then it is being processed. */
      settles: text,
      returned: z.boolean(),
    }),
  ),
  /** Of the workshop; without steps, nothing has been paid. */
  steps: z.array(z.object({ step: z.enum(workshopSteps), at: text })),
})
export type CustomClubRow = Readonly<z.infer<typeof customClub>>
