import type { PersonName } from '#domain/shared/personName'
import { type Token, token } from '../../shared/token.ts'

/** Who fills in the contact form; nobody knows a visitor. */
export interface CurrentSender {
  readonly value: (PersonName & { readonly email: string }) | undefined
  /** Empty for visitors, and for players who gave none. */
  phone(): Promise<string>
}
export const CurrentSender: Token<CurrentSender> = token('CurrentSender')
