import type { CodeAnswer } from '#app/session/ports/CodeAnswer'
import type { PhoneVerification } from '#app/session/ports/PhoneVerification'
import type { RestClient } from '../RestClient.ts'
import { codeAnswer } from './codeAnswer.ts'
import { verifyPhoneConfirm, verifyPhoneRequest } from './contactCalls.ts'

export class HttpPhoneVerification implements PhoneVerification {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async requestCode(phone: string): Promise<void> {
    await this.client.send(verifyPhoneRequest, { body: { phone } })
  }

  async confirm(code: string): Promise<CodeAnswer> {
    return codeAnswer(this.client.send(verifyPhoneConfirm, { params: { code } }))
  }
}
