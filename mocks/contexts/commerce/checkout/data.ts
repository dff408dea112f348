import * as z from 'zod/mini'
import { customerAddress } from '../places/data.ts'

const cartAddress = z.extend(
  z.pick(customerAddress, {
    ...({ firstname: true, lastname: true, company: true, street: true, city: true, postcode: true, telephone: true } as const),
    ...({ country: true, regionId: true, regionName: true, prefix: true, middlename: true, suffix: true } as const),
    ...({ vat_id: true, fax: true } as const),
  }),
  { bookId: z.optional(z.number()) },
)
export type CartAddressRow = z.infer<typeof cartAddress>

const payment = z.object({
  code: z.enum(['authnetcim', 'free', 'checkmo']),
  token: z.optional(z.string()),
  savedCard: z.optional(z.string()),
  cardType: z.optional(z.string()),
  authentication: z.optional(z.string()),
})
export type PaymentRow = z.infer<typeof payment>

export const checkout = z.object({
  id: z.string(),
  shippingAddress: z.optional(cartAddress),
  billingAddress: z.optional(cartAddress),
  method: z.optional(z.object({ carrier: z.string(), method: z.string() })),
  payment: z.optional(payment),
})
export type CheckoutRow = z.infer<typeof checkout>
