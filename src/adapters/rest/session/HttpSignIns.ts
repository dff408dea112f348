import type { Credentials, SignInAnswer, SignIns } from '#app/session/ports/SignIns'
import type { RestClient } from '../RestClient.ts'
import { signInAnswer } from './signInAnswer.ts'
import { login } from './signInCalls.ts'

export class HttpSignIns implements SignIns {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  signIn(credentials: Credentials): Promise<SignInAnswer> {
    return signInAnswer(this.client.send(login, { body: { ...credentials } }))
  }
}
