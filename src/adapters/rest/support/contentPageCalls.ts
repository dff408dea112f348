import { call } from '../call.ts'
import { layoutAnswer } from '../layoutAnswer.ts'

/** No sign-in needed; the same holds for the other pages. */
export const layoutAbout = call({
  id: 'support.layout-about',
  method: 'GET',
  path: '/api/v3/layout/ABOUT_{product}',
  auth: 'held',
  kind: 'read',
  answer: layoutAnswer,
})

export const layoutCares = call({
  id: 'support.layout-cares',
  method: 'GET',
  path: '/api/v3/layout/{product}_CARES',
  auth: 'held',
  kind: 'read',
  answer: layoutAnswer,
})

export const layoutFaq = call({
  id: 'support.layout-faq',
  method: 'GET',
  path: '/api/v3/layout/FAQ',
  auth: 'held',
  kind: 'read',
  answer: layoutAnswer,
})

export const layoutUserAgreement = call({
  id: 'support.layout-user-agreement',
  method: 'GET',
  path: '/api/v3/layout/USER_AGREEMENT',
  auth: 'held',
  kind: 'read',
  answer: layoutAnswer,
})
