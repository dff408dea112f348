import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { Invitation } from './Invitation.ts'

export class ReferralViewModel {
  readonly invitation: Invitation
  /** In the club's texts, with amount and duration. */
  readonly offers = ['credit', 'evaluation'] as const

  constructor(invitation: Invitation) {
    this.invitation = invitation
    makeReactive(this)
  }

  open(friendId: string): void {
    this.invitation.open(friendId)
  }

  dispose(): void {
    this.invitation.dispose()
  }
}
