import * as z from 'zod/mini'
import { maybe } from '../../rest/schemas.ts'

const text = maybe(z.string())

export const wirePlace = {
  ...{ firstname: z.string(), lastname: z.string(), company: text, street: z.array(z.string()), city: z.string() },
  ...{ postcode: text, telephone: text },
}
