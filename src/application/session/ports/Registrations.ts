import type { Registration } from '#domain/session/registration'
import type { CodeRefusal, Method } from '#domain/session/sentCode'
import type { SignInGrant } from '#domain/session/session'
import type { TermsAccepted } from '#domain/session/terms'
import { type Token, token } from '../../shared/token.ts'

/** `signIn` if the answer signs the player in. */
export type Registered = { readonly kind: 'registered'; readonly signIn?: SignInGrant | undefined } | { readonly kind: 'email-taken' }
export type Verified = { readonly kind: 'verified'; readonly signIn?: SignInGrant | undefined } | { readonly kind: CodeRefusal }

/** Where to send a code. */
export interface CodeRecipient {
  readonly email: string
  readonly phone: string
  readonly method: Method
}

/** The steps of a registration, from the free address to the accepted terms. */
export interface Registrations {
  /** Whether no account uses this address. */
  isFree(email: string, signal?: AbortSignal): Promise<boolean>
  /** Whether the address belongs to a family's account; nothing else is revealed. */
  isOfFamily(email: string, signal?: AbortSignal): Promise<boolean>
  open(registration: Registration): Promise<Registered>
  /** Invalidates earlier codes. */
  sendCode(recipient: CodeRecipient): Promise<void>
  /** A link by email instead of a code. */
  sendLink(email: string): Promise<void>
  verify(code: string): Promise<Verified>
  /** For the signed-in player: terms read, of age, date of birth. */
  acceptTerms(terms: TermsAccepted): Promise<void>
  /** First name of the player with this id, for visitors with a friend's link; undefined if there is none. */
  friend(pid: string, signal?: AbortSignal): Promise<string | undefined>
}
export const Registrations: Token<Registrations> = token('Registrations')
