import type { CardToken } from '../ports/CardTokens.ts'
import type { PaymentAccess } from '../ports/PaymentAccess.ts'
import type { MonitorPlans } from './ports/MonitorPlans.ts'

/** The card of a membership's next payment: its token, never its number. */
export class SendPaymentInfo {
  private readonly plans: MonitorPlans
  private readonly access: PaymentAccess

  constructor(plans: MonitorPlans, access: PaymentAccess) {
    this.plans = plans
    this.access = access
  }

  get mayPay(): boolean {
    return this.access.isOpen
  }

  /** Not every store takes a card for later payments. */
  get isOffered(): boolean {
    return this.plans.takesCards
  }

  execute(membershipId: string, card: CardToken): Promise<void> {
    return this.plans.sendCard(membershipId, card)
  }
}
