import type { PersonName } from '#domain/shared/personName'
import { type Token, token } from '../../shared/token.ts'

export interface SenderDetails extends Pick<PersonName, 'firstName' | 'lastName'> {
  readonly email: string
  readonly phone: string
}

/** Who fills in the contact form. */
export interface CurrentSender {
  /** Undefined for visitors. */
  details(): Promise<SenderDetails | undefined>
}
export const CurrentSender: Token<CurrentSender> = token('CurrentSender')
