import { call } from '../call.ts'
import { layoutAnswer } from '../layoutAnswer.ts'

/** No sign-in needed. */
export const layoutShop = call({
  id: 'support.layout-shop',
  method: 'GET',
  path: '/api/v3/layout/shop',
  auth: 'held',
  kind: 'read',
  answer: layoutAnswer,
})
