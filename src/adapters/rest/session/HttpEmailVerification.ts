import type { EmailVerification, VerifyAnswer, VerifyKey } from '#app/session/ports/EmailVerification'
import { withOnlyCode } from '../failures.ts'
import type { RestClient } from '../RestClient.ts'
import { codeRefusalOf } from './codeRefusal.ts'
import { playerEmail } from './signUpCalls.ts'
import { verify } from './verificationCalls.ts'

/** The answer may contain tokens, so failures keep the code only. */
export class HttpEmailVerification implements EmailVerification {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async requestLink(email: string): Promise<void> {
    await this.client.send(playerEmail, { body: { email } })
  }

  async verify(key: VerifyKey): Promise<VerifyAnswer> {
    try {
      await withOnlyCode(this.client.send(verify, { body: key }))
      return { kind: 'verified' }
    } catch (error) {
      return { kind: codeRefusalOf(error) }
    }
  }
}
