import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, maybe, webAddress } from '../schemas.ts'

const text = z.string().check(z.minLength(1))

/** Codes of our own: the specification names none. */
export const passwordNeeded = 90031
export const passwordWrong = 90032

const childTokens = z.object({ access_token: text, eToken: maybe(text), eStoreCode: maybe(text), eUrl: maybe(webAddress) })

/** By the account's address, if it has one. The answer may be a single token. */
export const subAccountLogin = call({
  id: 'session.sub-account-login',
  method: 'POST',
  path: '/api/player/sub-account/login',
  auth: 'parent',
  kind: 'auth',
  body: z.strictObject({ email: z.optional(text), id: z.optional(text), password: z.optional(text) }),
  answer: answered(
    z.object({ authToken: maybe(z.union([text, childTokens])), profile: maybe(z.object({ isSubAccountsLogin: maybe(z.boolean()) })) }),
  ),
})
