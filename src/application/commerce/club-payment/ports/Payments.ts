import type { PaymentRequest, PaymentStatus } from '#domain/commerce/club-payment/payment'
import { type Token, token } from '../../../shared/token.ts'

export type Invocation =
  | { readonly kind: 'invoked'; readonly requestId: string }
  /** `under-way`: this quote or another one is being paid; `changed`: the total is another one now. */
  | { readonly kind: 'refused'; readonly reason: 'under-way' | 'changed' }

export interface Payments {
  /** Must not be sent twice. */
  invoke(request: PaymentRequest): Promise<Invocation>
  status(requestId: string, signal?: AbortSignal): Promise<PaymentStatus>
}
export const Payments: Token<Payments> = token('Payments')
