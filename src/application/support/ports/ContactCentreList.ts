import type { ContactCentre } from '#domain/support/contactPlaces'
import { type Token, token } from '../../shared/token.ts'

/** Centres outside Japan that visitors can turn to. */
export interface ContactCentreList {
  all(signal?: AbortSignal): Promise<readonly ContactCentre[]>
  /** Ids by distance from a postal code; empty for an unknown code. */
  closest(postalCode: string, signal?: AbortSignal): Promise<readonly string[]>
}
export const ContactCentreList: Token<ContactCentreList> = token('ContactCentreList')
