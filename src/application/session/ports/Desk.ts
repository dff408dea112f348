import type { DeskTicket } from '#domain/session/session'
import { type Token, token } from '../../shared/token.ts'

/** The people at the desk, who may act in a player's name where the player wants it. */
export interface Desk {
  /** A ticket for one sign-in in the player's name. Fails with the code alone. */
  ticket(): Promise<DeskTicket>
}
export const Desk: Token<Desk> = token('Desk')
