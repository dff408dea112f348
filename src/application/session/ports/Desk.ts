import type { DeskTicket } from '#domain/session/session'
import { type Token, token } from '../../shared/token.ts'

/** The club's desk, which may act in a player's name with a ticket. */
export interface Desk {
  /** A ticket for one sign-in in the player's name. Failures contain the code only. */
  ticket(): Promise<DeskTicket>
}
export const Desk: Token<Desk> = token('Desk')
