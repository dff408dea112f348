import type { FieldProblems, Profile, ProfileDetails, ProfileField } from '#domain/session/profile'
import { type Token, token } from '../../shared/token.ts'

export type ProfileAnswer =
  | { readonly kind: 'updated' }
  /** What the club does not accept of some fields; its own answer is kept and never shown. */
  | { readonly kind: 'refused'; readonly fields: FieldProblems; readonly payload: unknown }

/** All that the club knows of the player, or of the child who is acted for. */
export interface Profiles {
  /** Fails with the code alone. */
  read(signal?: AbortSignal): Promise<Profile>
  /** Tells these fields, no others. */
  update(details: ProfileDetails, fields: readonly ProfileField[]): Promise<ProfileAnswer>
  /** Tells in which hand the player swings, and nothing else: `l` or `r`. */
  updateHand(letter: string): Promise<ProfileAnswer>
}
export const Profiles: Token<Profiles> = token('Profiles')
