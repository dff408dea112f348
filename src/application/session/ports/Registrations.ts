import type { Registration, TermsAccepted } from '#domain/session/registration'
import type { CodeRefusal, Method } from '#domain/session/sentCode'
import type { SignInGrant } from '#domain/session/session'
import { type Token, token } from '../../shared/token.ts'

/** `signIn` where the answer lets the player in at once. */
export type Registered = { readonly kind: 'registered'; readonly signIn?: SignInGrant | undefined } | { readonly kind: 'email-taken' }
export type Verified = { readonly kind: 'verified'; readonly signIn?: SignInGrant | undefined } | { readonly kind: CodeRefusal }

/** Where a code is to be sent. */
export interface CodeRecipient {
  readonly email: string
  readonly phone: string
  readonly method: Method
}

/** Opening an account, from the address that is still free to the terms that were read. */
export interface Registrations {
  /** Whether nobody has an account by this address; the server alone knows. */
  isFree(email: string, signal?: AbortSignal): Promise<boolean>
  /** Whether this address belongs to a family's account: nothing more is told. */
  isOfFamily(email: string, signal?: AbortSignal): Promise<boolean>
  open(registration: Registration): Promise<Registered>
  /** Earlier codes no longer count. */
  sendCode(recipient: CodeRecipient): Promise<void>
  /** A link by e-mail, in the place of a code. */
  sendLink(email: string): Promise<void>
  verify(code: string): Promise<Verified>
  /** For whoever is signed in: terms read, of age, born on this day. */
  acceptTerms(terms: TermsAccepted): Promise<void>
  /** First name of the player of this id, for a visitor who came by a friend's link; nothing where there is none. */
  friend(pid: string, signal?: AbortSignal): Promise<string | undefined>
}
export const Registrations: Token<Registrations> = token('Registrations')
