import * as z from 'zod/mini'
import type { ShopCall } from '../shopCall.ts'
import { CustomerCartDocument, type CustomerCartQuery, type CustomerCartQueryVariables } from './documents.generated.ts'

export const customerCart: ShopCall<CustomerCartQuery, CustomerCartQueryVariables> = {
  id: 'commerce.customer-cart-post',
  method: 'POST',
  kind: 'read',
  document: CustomerCartDocument,
  answer: z.object({ customerCart: z.object({ id: z.string(), total_quantity: z.number() }) }),
}
