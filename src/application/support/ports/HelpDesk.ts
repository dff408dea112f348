import type { TicketEntry } from '#domain/support/ticket'
import type { ChosenFile, Progress } from '../../shared/chosenFile.ts'
import { type Token, token } from '../../shared/token.ts'

export interface Ticket extends TicketEntry {
  readonly files: readonly ChosenFile[]
}

/** Each ticket reaches the help desk again, so that it must be sent once; nothing can read it back. */
export interface HelpDesk {
  /** The help desk judges the files again, by what arrived. */
  send(ticket: Ticket, progress: Progress): Promise<'sent' | 'too-large' | 'wrong-type'>
}
export const HelpDesk: Token<HelpDesk> = token('HelpDesk')
