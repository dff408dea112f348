import type { PersonName } from '../shared/personName.ts'
import type { LessonCredits } from './credit.ts'
import type { OpenStep, Player } from './player.ts'

/** What opens the shop: each part may be missing until the server has told it. */
export interface ShopAccess {
  readonly token?: string | undefined
  readonly storeCode?: string | undefined
  readonly address?: string | undefined
}

/** What a sign-in or a refresh hands over. */
export interface Grant {
  readonly token: string
  readonly refreshToken: string
  readonly shop: ShopAccess
}

/** A child's own sign-in, beside the parent's. */
export interface ChildGrant {
  readonly id: string
  readonly name: PersonName
  readonly token: string
  readonly shop: ShopAccess
  /** Whether the servers call it a sub-account's. */
  readonly isSubAccount: boolean
}

/** Somebody of the family who is signed in at this window and is not acted for just now; without a child, the parent. */
export interface Relative {
  readonly child?: ChildGrant | undefined
  readonly player?: Player | undefined
  readonly credit?: number | undefined
  readonly creditV3?: LessonCredits | undefined
  readonly deskTicket?: DeskTicket | undefined
}

/** What became of the wish to act for the family. */
export type FamilySignIn = 'accept' | 'decline'

/** Lets the club's staff sign in once in the player's name. */
export interface DeskTicket {
  readonly ticket: string
  /** Absent where the server does not tell. */
  readonly until?: Temporal.Instant | undefined
}

export interface Session {
  /** Absent while signed out. */
  readonly grant?: Grant | undefined
  /** Who is acted for; absent while everybody acts for themselves. */
  readonly child?: ChildGrant | undefined
  /** Who else of the family is signed in at this window. */
  readonly relatives?: readonly Relative[] | undefined
  /** The launch monitor's shop, kept apart from the club's. */
  readonly skytrakShop?: Omit<ShopAccess, 'address'> | undefined
  readonly tokenSource?: string | undefined
  /** Signed in by the club's staff with a ticket, in the player's name. */
  readonly byTicket: boolean
  /** Signed in as a launch monitor's customer, whose profile is read elsewhere. */
  readonly isSkytrak: boolean
  /** Absent until somebody has chosen. */
  readonly family?: FamilySignIn | undefined
  /** Where play begins; an open word. */
  readonly playGolf: string
  /** The player, or the child who is acted for. */
  readonly player?: Player | undefined
  /** Credits left, as version 2 of the call tells them. */
  readonly credit?: number | undefined
  readonly creditV3?: LessonCredits | undefined
  /** The credits could not be read the last time. */
  readonly creditsFailed?: boolean | undefined
  /** The last one that the player asked for; never kept on the device. */
  readonly deskTicket?: DeskTicket | undefined
  readonly rememberMe: boolean
  /** The launch-monitor sign-in flag; outlives a sign-out. */
  readonly skytrakLogin: boolean
}

export const signedOut: Session = { rememberMe: false, skytrakLogin: false, byTicket: false, isSkytrak: false, playGolf: 'my-game' }

export function isAuthenticated(session: Session): boolean {
  return session.grant !== undefined
}

/** The step that a player has to do before all else. Nobody does it in a player's name. */
export function openStepIn({ byTicket, child, player }: Session): OpenStep | undefined {
  return byTicket || child ? undefined : player?.openStep
}

/** What the server hands over at a sign-in. */
export interface SignInGrant {
  readonly grant: Grant
  readonly tokenSource?: string | undefined
  readonly skytrakShop?: Session['skytrakShop']
  /** The player's wish at another region's site, where the server tells it. */
  readonly rememberMe?: boolean | undefined
}

export function signedIn(session: Session, { grant, tokenSource, skytrakShop }: SignInGrant, rememberMe: boolean): Session {
  const isSkytrak = tokenSource === 'skytrak'
  const skytrakLogin = session.skytrakLogin || isSkytrak
  return { ...signOut(session), grant, tokenSource, skytrakShop, rememberMe, isSkytrak, skytrakLogin }
}

/** Never remembered: it is over with the window. */
export function signedInByTicket(session: Session, grant: SignInGrant, { isSkytrak }: { readonly isSkytrak: boolean }): Session {
  return { ...signedIn(session, grant, false), byTicket: true, isSkytrak, skytrakLogin: session.skytrakLogin || isSkytrak }
}

/** Replaces all five values; a refresh under way when the player signed out changes nothing. */
export function refreshed(session: Session, grant: Grant): Session {
  return session.grant ? { ...session, grant } : session
}

/** Everything back to its default but remember me and the launch-monitor sign-in flag. */
export function signOut({ rememberMe, skytrakLogin }: Session): Session {
  return { ...signedOut, rememberMe, skytrakLogin }
}
