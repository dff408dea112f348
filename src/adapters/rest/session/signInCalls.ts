import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe } from '../schemas.ts'
import { shopTokens } from './tokenCalls.ts'

const text = z.string().check(z.minLength(1))

/** By password, or by another region's encrypted token. 90015 contains only the region; other codes contain tokens. */
export const login = call({
  id: 'session.login',
  method: 'POST',
  path: '/api/v2/player/login',
  auth: 'held',
  kind: 'auth',
  codes: 'all',
  body: z.union([z.strictObject({ username: z.string(), password: z.string() }), z.strictObject({ authToken: text })]),
  answer: answered(
    z.object({
      access_token: maybe(text),
      refresh_token: maybe(text),
      ...shopTokens,
      region: maybe(text),
      jwt_token: maybe(text),
      tokenSource: maybe(z.string()),
      /** For redirects from another region. */
      rememberMe: maybe(z.boolean()),
      eSkytrakStoreCode: maybe(text),
      eSkytrakToken: maybe(text),
    }),
  ),
})
