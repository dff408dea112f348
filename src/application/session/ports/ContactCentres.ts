import { type Token, token } from '../../shared/token.ts'

export interface ContactCentre {
  readonly id: string
  readonly name: string
  readonly city: string
}

/** Centres for people without an account. */
export interface ContactCentres {
  /** In the club's order. */
  all(signal?: AbortSignal): Promise<readonly ContactCentre[]>
  /** Closest first; empty for an unknown postal code. */
  closest(postalCode: string, signal?: AbortSignal): Promise<readonly ContactCentre[]>
}
export const ContactCentres: Token<ContactCentres> = token('ContactCentres')
