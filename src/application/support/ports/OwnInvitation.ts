import { type Token, token } from '../../shared/token.ts'

/** The link by which a player invites friends. */
export interface OwnInvitation {
  /** Undefined until the player is known. */
  readonly address: string | undefined
  /** Resolves with whether that succeeded. */
  copy(address: string): Promise<boolean>
}
export const OwnInvitation: Token<OwnInvitation> = token('OwnInvitation')
