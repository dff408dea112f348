import type { OwnInvitation } from '#app/support/ports/OwnInvitation'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** A player's own link, to be sent to friends. */
export class InviteViewModel {
  readonly copying = new Task()
  copied: 'copied' | 'refused' | undefined = undefined
  readonly #invitation: OwnInvitation

  constructor(invitation: OwnInvitation) {
    this.#invitation = invitation
    makeReactive(this)
  }

  get address(): string {
    return this.#invitation.address ?? ''
  }

  async copy(): Promise<void> {
    const isCopied = await this.copying.run(() => this.#invitation.copy(this.address))
    if (isCopied !== undefined) this.report(isCopied)
  }

  private report(isCopied: boolean): void {
    this.copied = isCopied ? 'copied' : 'refused'
  }
}
