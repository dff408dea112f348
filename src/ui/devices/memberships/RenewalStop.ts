import type { Memberships } from '#app/devices/ports/Memberships'
import type { Membership } from '#domain/devices/membership'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class RenewalStop {
  membership: Membership | undefined = undefined
  readonly working = new Task()
  readonly #memberships: Pick<Memberships, 'stopRenewal'>

  constructor(memberships: Pick<Memberships, 'stopRenewal'>) {
    this.#memberships = memberships
    makeReactive(this)
  }

  ask(membership: Membership): void {
    this.working.clear()
    this.membership = membership
  }

  drop(): void {
    if (!this.working.busy) this.membership = undefined
  }

  async confirm(): Promise<boolean> {
    const { membership } = this
    if (!membership) return false
    const isDone = await this.working.run(() => this.#memberships.stopRenewal(membership.id).then(() => true))
    if (isDone) this.drop()
    return isDone === true
  }
}
