import { type Token, token } from '../../shared/token.ts'

export interface InvitingFriend {
  /** First name of the player with this id; undefined if there is none. */
  nameOf(playerId: string, signal?: AbortSignal): Promise<string | undefined>
}
export const InvitingFriend: Token<InvitingFriend> = token('InvitingFriend')
