import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe, webAddress } from '../schemas.ts'

const text = z.string().check(z.minLength(1))

/** Opens the shop. */
export const shopTokens = { eToken: maybe(text), eStoreCode: maybe(text), eUrl: maybe(webAddress) }

export const refreshToken = call({
  id: 'session.refresh-token',
  method: 'POST',
  path: '/api/v2/player/refresh-token',
  auth: 'parent',
  kind: 'auth',
  body: z.strictObject({ refresh_token: text }),
  answer: answered(z.object({ access_token: text, refresh_token: text, ...shopTokens })),
})
