import { type Token, token } from '../../shared/token.ts'

/** Whether the player has the plus flag. */
export interface PlusAccess {
  readonly hasPlus: boolean
  /** As the club says now: a plan that was just bought may have brought it. */
  check(): Promise<boolean>
}
export const PlusAccess: Token<PlusAccess> = token('PlusAccess')
