import * as z from 'zod/mini'
import { maybe } from '../../../rest/schemas.ts'
import { shopCall } from '../../shopCall.ts'
import { ConvertCustomClubToCartDocument } from './documents.generated.ts'

const text = z.string().check(z.minLength(1))

/** May be repeated: an open order has one cart. */
export const convertCustomClubToCart = shopCall({
  id: 'commerce.convert-custom-club-to-cart',
  method: 'POST',
  kind: 'idempotent',
  document: ConvertCustomClubToCartDocument,
  answer: z.object({
    convertCustomClubToCart: z.object({ message: maybe(z.string()), quote_id: text, customer_token: text }),
  }),
})
