import type { Refused, SignedIn } from '#app/session/ports/SignIns'
import type { TokenSignIn, TokenSignIns } from '#app/session/ports/TokenSignIns'
import type { RestClient } from '../RestClient.ts'
import { signInAnswer } from './signInAnswer.ts'
import { login } from './signInCalls.ts'
import { adminLogin, adminLoginSkytrak } from './tokenSignInCalls.ts'

export class HttpTokenSignIns implements TokenSignIns {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async signIn(tokenSignIn: TokenSignIn): Promise<SignedIn | Refused> {
    const answer = await signInAnswer(this.send(tokenSignIn))
    // A redirected player is not redirected again.
    return answer.kind === 'wrong-region' ? { kind: 'refused', code: undefined, payload: { region: answer.region } } : answer
  }

  private send(tokenSignIn: TokenSignIn) {
    if (tokenSignIn.kind === 'region') return this.client.send(login, { body: { authToken: tokenSignIn.authToken } })
    const { ticket } = tokenSignIn
    if (tokenSignIn.isSkytrak) return this.client.send(adminLoginSkytrak, { query: { ticket, isSkytrak: 'true' } })
    return this.client.send(adminLogin, { query: { ticket } })
  }
}
