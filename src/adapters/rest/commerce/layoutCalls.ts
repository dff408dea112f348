import { call } from '../call.ts'
import { layoutAnswer } from '../layoutAnswer.ts'

export const categoryLayout = call({
  id: 'commerce.category-layout',
  method: 'GET',
  path: '/api/v3/shop/category/layout/{catID}',
  auth: 'held',
  kind: 'read',
  answer: layoutAnswer,
})

/** Only status 200 is an answer. */
export const productLayout = call({
  id: 'commerce.product-layout',
  method: 'GET',
  path: '/api/v3/shop/product/layout/{productID}',
  auth: 'held',
  kind: 'read',
  success: 200,
  answer: layoutAnswer,
})
