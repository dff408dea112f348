import type { ContactDetails } from '#domain/support/contactEntry'
import { type Token, token } from '../../shared/token.ts'

export interface ContactRequest extends ContactDetails {
  /** The area of the centre, in words. */
  readonly area: string
  /** Id of the player whose invitation brought the visitor. */
  readonly friendId?: string | undefined
}

/** Each request reaches the club again, so that it must be sent once; nothing can read it back. */
export interface ContactDesk {
  send(request: ContactRequest): Promise<void>
}
export const ContactDesk: Token<ContactDesk> = token('ContactDesk')
