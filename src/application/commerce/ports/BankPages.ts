import { type Token, token } from '../../shared/token.ts'

/** The pages that a payment may show. */
export interface BankPages {
  /** Origin of the club's own pages. */
  readonly own: string
  /** Origins of the banks' pages. */
  readonly banks: readonly string[]
}
export const BankPages: Token<BankPages> = token('BankPages')
