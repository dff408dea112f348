import { type Token, token } from '../../shared/token.ts'

/** Whether this session may pay: the club's staff may not, while they act in a player's name. */
export interface PaymentAccess {
  readonly isOpen: boolean
}
export const PaymentAccess: Token<PaymentAccess> = token('PaymentAccess')
