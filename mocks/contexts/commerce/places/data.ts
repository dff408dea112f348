import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

export const customerAddress = z.object({
  id: text,
  playerId: text,
  prefix: z.optional(text),
  firstname: text,
  middlename: z.optional(text),
  lastname: z.string(),
  suffix: z.optional(text),
  company: z.optional(text),
  street: z.array(text),
  city: text,
  postcode: z.optional(text),
  telephone: z.string(),
  fax: z.optional(text),
  vat_id: z.optional(text),
  country: text,
  regionId: z.optional(z.number()),
  regionName: z.optional(text),
  defaultBilling: z.boolean(),
  defaultShipping: z.boolean(),
})
export type CustomerAddressRow = z.infer<typeof customerAddress>
