import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { PasswordChange, PasswordChanged, Passwords } from '#app/session/ports/Passwords'
import { Failure } from '#app/shared/failure'
import { profileSource } from '#domain/session/profileSource'
import type { RestClient } from '../RestClient.ts'
import { changePassword } from './contactCalls.ts'

const wrongPassword = 90024

/** Where customers with a launch monitor are changed. */
interface MonitorCustomers {
  changePassword(change: PasswordChange): Promise<unknown>
}

export class HttpPasswords implements Passwords {
  private readonly client: Pick<RestClient, 'send'>
  private readonly session: Pick<CurrentSession, 'value'>
  private readonly monitors: MonitorCustomers

  constructor(client: Pick<RestClient, 'send'>, session: Pick<CurrentSession, 'value'>, monitors: MonitorCustomers) {
    this.client = client
    this.session = session
    this.monitors = monitors
  }

  async change({ oldPassword, newPassword }: PasswordChange): Promise<PasswordChanged> {
    try {
      await this.send({ oldPassword, newPassword })
      return { kind: 'changed' }
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== wrongPassword) throw error
      return { kind: 'wrong-password', payload: error.body }
    }
  }

  private send(body: PasswordChange): Promise<unknown> {
    const isOfMonitor = profileSource(this.session.value) === 'launch-monitor'
    return isOfMonitor ? this.monitors.changePassword(body) : this.client.send(changePassword, { body })
  }
}
