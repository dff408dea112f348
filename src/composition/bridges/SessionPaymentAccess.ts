import type { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import { mayPay } from '#domain/session/permissions'

export class SessionPaymentAccess implements PaymentAccess {
  private readonly session: CurrentSession

  constructor(session: CurrentSession) {
    this.session = session
  }

  get isOpen(): boolean {
    return mayPay(this.session.value)
  }
}
