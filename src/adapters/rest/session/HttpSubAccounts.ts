import type * as z from 'zod/mini'
import type { ChildSignInAnswer, SubAccounts } from '#app/session/ports/SubAccounts'
import { Failure } from '#app/shared/failure'
import type { FamilyAccount } from '#domain/session/configuration'
import type { ChildGrant } from '#domain/session/session'
import type { RestClient } from '../RestClient.ts'
import { passwordNeeded, passwordWrong, subAccountLogin } from './familyCalls.ts'

type Answer = z.infer<typeof subAccountLogin.answer>
type AuthToken = NonNullable<Answer['data']['authToken']>

const refusals: readonly Failure['kind'][] = ['forbidden', 'gone', 'rejected']

export class HttpSubAccounts implements SubAccounts {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async signIn(account: FamilyAccount, password?: string): Promise<ChildSignInAnswer> {
    try {
      return answerFor(account, await this.client.send(subAccountLogin, { body: bodyFor(account, password) }))
    } catch (error) {
      if (!(error instanceof Failure) || !refusals.includes(error.kind)) throw error
      return { kind: refusalOf(error.code) }
    }
  }
}

/** The specification leaves this body open; everything assumed is here. */
function bodyFor({ id, email }: FamilyAccount, password: string | undefined): z.infer<typeof subAccountLogin.body> {
  return { ...(email ? { email } : { id }), ...(password && { password }) }
}

function answerFor(account: FamilyAccount, { data }: Answer): ChildSignInAnswer {
  const { authToken, profile } = data
  if (!authToken) throw new Failure('broken-contract', { path: 'data.authToken' })
  return { kind: 'signed-in', child: { ...childOf(account), ...tokensOf(authToken), isSubAccount: profile?.isSubAccountsLogin ?? false } }
}

function refusalOf(code: Failure['code']): Exclude<ChildSignInAnswer['kind'], 'signed-in'> {
  if (code === passwordNeeded) return 'password-needed'
  return code === passwordWrong ? 'password-wrong' : 'refused'
}

function childOf({ id, firstName, lastName, altFirstName, altLastName }: FamilyAccount): Pick<ChildGrant, 'id' | 'name'> {
  return { id, name: { firstName, lastName, altFirstName, altLastName } }
}

/** With a single token only the club is open; in the shop the child is a guest. */
function tokensOf(authToken: AuthToken): Pick<ChildGrant, 'token' | 'shop'> {
  if (typeof authToken === 'string') return { token: authToken, shop: {} }
  const { access_token: token, eToken, eStoreCode: storeCode, eUrl: address } = authToken
  return { token, shop: { token: eToken, storeCode, address } }
}
