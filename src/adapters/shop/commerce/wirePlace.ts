import * as z from 'zod/mini'
import { maybe } from '../../rest/schemas.ts'

const text = maybe(z.string())

/** What addresses of carts and of orders have in common; each tells region and country in a way of its own. */
export const wirePlace = {
  ...{ firstname: z.string(), lastname: z.string(), company: text, street: z.array(z.string()), city: z.string() },
  ...{ postcode: text, telephone: text },
}
