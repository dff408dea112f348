import { longest, type PaymentStatus, pauses } from '#domain/commerce/club-payment/payment'
import type { Clock } from '../../shared/ports/Clock.ts'
import type { Payments } from './ports/Payments.ts'

/** Looks at a payment until it has ended, at most for two minutes. */
export class FollowPayment {
  private readonly payments: Pick<Payments, 'status'>
  private readonly clock: Pick<Clock, 'now' | 'sleep'>

  constructor(payments: Pick<Payments, 'status'>, clock: Pick<Clock, 'now' | 'sleep'>) {
    this.payments = payments
    this.clock = clock
  }

  /** `pending` if it is still being processed. Time during which the device sleeps counts. */
  async execute(requestId: string, signal?: AbortSignal): Promise<PaymentStatus> {
    const end = this.clock.now().add({ seconds: longest })
    for (const seconds of pauses) {
      const status = await this.payments.status(requestId, signal)
      if (status !== 'pending' || Temporal.Instant.compare(this.clock.now(), end) >= 0) return status
      await this.clock.sleep(seconds * 1000, signal)
    }
    return this.payments.status(requestId, signal)
  }
}
