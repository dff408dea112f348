import type { PersonName } from '../shared/personName.ts'
import type { LessonCredits } from './credit.ts'
import { isSamePlayer, type OpenStep, type Player } from './player.ts'

/** Each part may be missing until the server sends it. */
export interface ShopAccess {
  readonly token?: string | undefined
  readonly storeCode?: string | undefined
  readonly address?: string | undefined
}

export interface Grant {
  readonly token: string
  readonly refreshToken: string
  readonly shop: ShopAccess
}

export interface ChildGrant {
  readonly id: string
  readonly name: PersonName
  readonly token: string
  readonly shop: ShopAccess
  readonly isSubAccount: boolean
}

/** Somebody of the family who is signed in at this window but not active; without a child, the parent. */
export interface Relative {
  readonly child?: ChildGrant | undefined
  readonly player?: Player | undefined
  readonly credit?: number | undefined
  readonly creditV3?: LessonCredits | undefined
  readonly deskTicket?: DeskTicket | undefined
}

export type FamilySignIn = 'accept' | 'decline'

export interface DeskTicket {
  readonly ticket: string
  /** Undefined if the server doesn't say. */
  readonly until?: Temporal.Instant | undefined
}

export interface Session {
  /** Undefined while signed out. */
  readonly grant?: Grant | undefined
  /** The child for whom the parent acts. */
  readonly child?: ChildGrant | undefined
  readonly relatives?: readonly Relative[] | undefined
  /** Separate from the club's shop. */
  readonly skytrakShop?: Omit<ShopAccess, 'address'> | undefined
  readonly tokenSource?: string | undefined
  /** Signed in by staff, in the player's name. */
  readonly byTicket: boolean
  /** A customer with a launch monitor, whose profile is read from another call. */
  readonly isSkytrak: boolean
  readonly family?: FamilySignIn | undefined
  /** The server's own word. */
  readonly playGolf: string
  readonly player?: Player | undefined
  /** From version 2 of the account. */
  readonly credit?: number | undefined
  readonly creditV3?: LessonCredits | undefined
  /** The last read of the credits failed. */
  readonly creditsFailed?: boolean | undefined
  /** Never stored on the device. */
  readonly deskTicket?: DeskTicket | undefined
  readonly rememberMe: boolean
  /** Survives a sign-out. */
  readonly skytrakLogin: boolean
}

export const signedOut: Session = { rememberMe: false, skytrakLogin: false, byTicket: false, isSkytrak: false, playGolf: 'my-game' }

export function isAuthenticated(session: Session): boolean {
  return session.grant !== undefined
}

/** The step that the player must complete first. Nobody else can do it in the player's name. */
export function openStepIn({ byTicket, child, player }: Session): OpenStep | undefined {
  return byTicket || child ? undefined : player?.openStep
}

/** Returns the same session if nothing about the player is new, so that nothing is rendered again. */
export function withProfile(session: Session, player: Player): Session {
  const isKnown = session.player !== undefined && isSamePlayer(session.player, player)
  return !session.grant || isKnown ? session : { ...session, player }
}

export interface SignInGrant {
  readonly grant: Grant
  readonly tokenSource?: string | undefined
  readonly skytrakShop?: Session['skytrakShop']
  /** The player's choice on another region's site, if the server sends it. */
  readonly rememberMe?: boolean | undefined
}

export function signedIn(session: Session, { grant, tokenSource, skytrakShop }: SignInGrant, rememberMe: boolean): Session {
  const isSkytrak = tokenSource === 'skytrak'
  const skytrakLogin = session.skytrakLogin || isSkytrak
  return { ...signOut(session), grant, tokenSource, skytrakShop, rememberMe, isSkytrak, skytrakLogin }
}

/** Never remembered: it ends with the window. */
export function signedInByTicket(session: Session, grant: SignInGrant, { isSkytrak }: { readonly isSkytrak: boolean }): Session {
  return { ...signedIn(session, grant, false), byTicket: true, isSkytrak, skytrakLogin: session.skytrakLogin || isSkytrak }
}

/** Replaces all five values; does nothing after a sign-out. */
export function refreshed(session: Session, grant: Grant): Session {
  return session.grant ? { ...session, grant } : session
}

/** Resets everything except "remember me" and the launch-monitor flag. */
export function signOut({ rememberMe, skytrakLogin }: Session): Session {
  return { ...signedOut, rememberMe, skytrakLogin }
}
