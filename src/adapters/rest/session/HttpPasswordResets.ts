import type { ConfirmAnswer, PasswordResets, ResetAnswer, ResetKey } from '#app/session/ports/PasswordResets'
import type { ResetContact } from '#domain/session/resetContact'
import { withOnlyCode } from '../failures.ts'
import type { RestClient } from '../RestClient.ts'
import { codeRefusalOf } from './codeRefusal.ts'
import * as calls from './recoveryCalls.ts'

/** Answers may contain tokens, so failures keep the code only. */
export class HttpPasswordResets implements PasswordResets {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async request(contact: ResetContact): Promise<void> {
    await withOnlyCode(this.client.send(calls.resetPasswordRequest, { body: onWire(contact) }))
  }

  async resend(contact: ResetContact): Promise<void> {
    await withOnlyCode(this.client.send(calls.resetPasswordSendCode, { body: onWire(contact) }))
  }

  /** If the answer contains no token, the code itself is used in the last step. */
  async confirm(contact: ResetContact, code: string): Promise<ConfirmAnswer> {
    const body = { ...onWire(contact), token: code }
    try {
      const { data } = await withOnlyCode(this.client.send(calls.resetPasswordConfirmCode, { body }))
      return { kind: 'confirmed', token: data?.token ?? code }
    } catch (error) {
      return { kind: codeRefusalOf(error) }
    }
  }

  async complete({ token, contact }: ResetKey, newPassword: string): Promise<ResetAnswer> {
    const last = { token, newPassword }
    const sending = contact
      ? this.client.send(calls.resetPasswordComplete, { body: { ...onWire(contact), ...last } })
      : this.client.send(calls.resetPasswordCompleteV2, { body: last })
    try {
      await withOnlyCode(sending)
      return { kind: 'completed' }
    } catch (error) {
      return { kind: codeRefusalOf(error) }
    }
  }
}

function onWire({ method, to }: ResetContact) {
  return method === 1 ? { phoneNumber: to, method } : { email: to, method }
}
