import { call } from '../call.ts'
import { layoutAnswer } from '../layoutAnswer.ts'

export const layoutHome = call({
  id: 'support.layout-home',
  method: 'GET',
  path: '/api/v3/layout/home',
  auth: 'player',
  kind: 'read',
  answer: layoutAnswer,
})
