import type * as z from 'zod/mini'
import type { Refused, SignInAnswer } from '#app/session/ports/SignIns'
import { Failure } from '#app/shared/failure'
import { grantOf } from './grantOf.ts'
import type { login } from './signInCalls.ts'
import { withoutTokens } from './withoutTokens.ts'

const wrongRegion = 90015
const refusals: readonly Failure['kind'][] = ['unauthorised', 'forbidden', 'gone', 'rejected']

export async function signInAnswer(sent: Promise<z.infer<typeof login.answer>>): Promise<SignInAnswer> {
  try {
    return answerIn(await sent)
  } catch (error) {
    if (!(error instanceof Failure) || !refusals.includes(error.kind)) throw error
    return refused(error.code, error.body)
  }
}

function answerIn({ code, data }: z.infer<typeof login.answer>): SignInAnswer {
  const { access_token, refresh_token, tokenSource, rememberMe } = data
  if (code === wrongRegion && data.region) return { kind: 'wrong-region', region: data.region, jwtToken: data.jwt_token }
  if (code === wrongRegion || (code !== 0 && !access_token)) return refused(code, { code })
  if (!access_token) throw new Failure('broken-contract', { path: 'data.access_token' })
  if (!refresh_token) throw new Failure('broken-contract', { path: 'data.refresh_token' })
  const skytrakShop = { token: data.eSkytrakToken, storeCode: data.eSkytrakStoreCode }
  return { kind: 'signed-in', signIn: { grant: grantOf({ ...data, access_token, refresh_token }), tokenSource, skytrakShop, rememberMe } }
}

function refused(code: number | string | undefined, payload: unknown): Refused {
  return { kind: 'refused', code, payload: withoutTokens(payload) }
}
