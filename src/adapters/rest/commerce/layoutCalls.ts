import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf } from '../schemas.ts'

const figure = z.object({ label: z.string(), value: z.string(), note: z._default(z.string(), '') })

const layout = answered(
  listOf(
    z.object({
      type: z.string(),
      title: z.string(),
      content: z._default(z.string(), ''),
      items: z._default(listOf(figure), []),
      order: z.number(),
    }),
  ),
)

export const categoryLayout = call({
  id: 'commerce.category-layout',
  method: 'GET',
  path: '/api/v3/shop/category/layout/{catID}',
  auth: 'held',
  kind: 'read',
  answer: layout,
})

/** Only status 200 is an answer. */
export const productLayout = call({
  id: 'commerce.product-layout',
  method: 'GET',
  path: '/api/v3/shop/product/layout/{productID}',
  auth: 'held',
  kind: 'read',
  success: 200,
  answer: layout,
})
