import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf } from '../schemas.ts'

export const layoutHome = call({
  id: 'support.layout-home',
  method: 'GET',
  path: '/api/v3/layout/home',
  auth: 'player',
  kind: 'read',
  answer: answered(
    listOf(
      z.object({
        type: z.string(),
        title: z.string(),
        content: z._default(z.string(), ''),
        items: z._default(listOf(z.object({ label: z.string(), value: z.string() })), []),
        order: z.number(),
      }),
    ),
  ),
})
