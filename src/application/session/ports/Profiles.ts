import type { FieldProblems, Profile, ProfileDetails, ProfileField } from '#domain/session/profile'
import { type Token, token } from '../../shared/token.ts'

export type ProfileAnswer =
  | { readonly kind: 'updated' }
  /** The fields that the club refused; its answer is kept and never shown. */
  | { readonly kind: 'refused'; readonly fields: FieldProblems; readonly payload: unknown }

/** The complete profile of the player, or of the child for whom a parent acts. */
export interface Profiles {
  /** Failures contain the code only. */
  read(signal?: AbortSignal): Promise<Profile>
  /** Sends these fields only. */
  update(details: ProfileDetails, fields: readonly ProfileField[]): Promise<ProfileAnswer>
  /** Sends the hand only: `l` or `r`. */
  updateHand(letter: string): Promise<ProfileAnswer>
}
export const Profiles: Token<Profiles> = token('Profiles')
