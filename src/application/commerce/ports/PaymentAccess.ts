import { type Token, token } from '../../shared/token.ts'

/** Whether this session may pay; staff acting in a player's name may not. */
export interface PaymentAccess {
  readonly isOpen: boolean
}
export const PaymentAccess: Token<PaymentAccess> = token('PaymentAccess')
