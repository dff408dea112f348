import { type Token, token } from '../../shared/token.ts'

export interface ContactCentre {
  readonly id: string
  readonly name: string
  readonly city: string
}

/** Centres for those who have no account yet. */
export interface ContactCentres {
  /** All of them, in the club's order. */
  all(signal?: AbortSignal): Promise<readonly ContactCentre[]>
  /** Closest first; none where nobody knows the postal code. */
  closest(postalCode: string, signal?: AbortSignal): Promise<readonly ContactCentre[]>
}
export const ContactCentres: Token<ContactCentres> = token('ContactCentres')
