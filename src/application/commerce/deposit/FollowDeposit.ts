import type { PaymentStatus } from '#domain/commerce/club-payment/payment'
import type { Clock } from '../../shared/ports/Clock.ts'
import { FollowPayment } from '../club-payment/FollowPayment.ts'
import type { Deposits } from './ports/Deposits.ts'

/** Looks at an order until its deposit has been taken or failed, at most for two minutes. */
export class FollowDeposit extends FollowPayment {
  constructor(deposits: Pick<Deposits, 'order'>, clock: Pick<Clock, 'now' | 'sleep'>) {
    super({ status: (id, signal) => statusOf(deposits, id, signal) }, clock)
  }
}

async function statusOf(deposits: Pick<Deposits, 'order'>, id: string, signal?: AbortSignal): Promise<PaymentStatus> {
  const state = (await deposits.order(id, signal))?.state
  if (state === 'processing') return 'pending'
  return state === 'taken' || state === 'returned' ? 'success' : 'failed'
}
