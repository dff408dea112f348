import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { acknowledged, answered, maybe } from '../../schemas.ts'
import { plainDate } from '../../timeSchemas.ts'

/** `until` as `2026-12-31`: the next payment's day, or the last day where `renews` is false. */
export const plusSubscription = call({
  id: 'commerce.subscription',
  method: 'GET',
  path: '/api/subscription',
  auth: 'player',
  kind: 'read',
  answer: answered(z.object({ state: z.string(), name: maybe(z.string()), until: maybe(plainDate), renews: maybe(z.boolean()) })),
})

export const plusTrial = call({
  id: 'commerce.subscription-trial',
  method: 'GET',
  path: '/api/subscription/trial',
  auth: 'player',
  kind: 'read',
  answer: answered(
    z.object({
      state: z.string(),
      days: z.number().check(z.minimum(0), z.maximum(1000)),
      endsOn: maybe(plainDate),
    }),
  ),
})

/** Sent once. */
export const startPlusTrial = call({
  id: 'commerce.subscription-trial-start',
  method: 'POST',
  path: '/api/subscription/trial',
  auth: 'player',
  kind: 'write',
  answer: acknowledged,
})
