import { type Token, token } from '../../shared/token.ts'

/** Whether the player has the plus flag. */
export interface PlusAccess {
  readonly hasPlus: boolean
}
export const PlusAccess: Token<PlusAccess> = token('PlusAccess')
