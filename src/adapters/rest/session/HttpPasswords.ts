import type { PasswordChange, PasswordChanged, Passwords } from '#app/session/ports/Passwords'
import { Failure } from '#app/shared/failure'
import type { RestClient } from '../RestClient.ts'
import { changePassword } from './contactCalls.ts'

const wrongPassword = 90024

export class HttpPasswords implements Passwords {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async change({ oldPassword, newPassword }: PasswordChange): Promise<PasswordChanged> {
    try {
      await this.client.send(changePassword, { body: { oldPassword, newPassword } })
      return { kind: 'changed' }
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== wrongPassword) throw error
      return { kind: 'wrong-password', payload: error.body }
    }
  }
}
