import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { maybe } from '../../schemas.ts'
import { plainDate } from '../../timeSchemas.ts'

/** Through the shop's gateway, which adds its own service token: the browser sends none, not even the customer's. */
export const giftCardCheck = call({
  id: 'commerce.giftcard-check',
  method: 'GET',
  path: '/rest/V1/giftcard/check/{code}',
  auth: 'none',
  kind: 'read',
  answer: z.object({
    balance: z.number().check(z.minimum(0), z.maximum(1e9)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    expires_on: maybe(plainDate),
  }),
})
