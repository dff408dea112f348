import { keys } from '#adapters/browser/keys'
import { isEmbedded, secretIn } from '#adapters/browser/page'
import { isLanguage, type Language, languageOfBrowser } from '#domain/shared/language'
import { isOpenInShop, isOpenToAll } from '#ui/shell/paths.ts'

/** What the document shows before the product's own scripts come. `home-wide` has the profile beside it. */
export type View = 'sign-in' | 'home' | 'home-wide'

/** How a visit begins, by its address and by what the device has kept. */
export interface Visit {
  readonly view: View
  readonly language: Language
  /** The system's own where nothing is said. */
  readonly theme: string | undefined
  readonly isEmbedded: boolean
  readonly rememberMe: boolean
  /** A visitor came for another screen than the sign-in, or is let in by the address: the page is shown without its form. */
  readonly isElsewhere: boolean
  /** Of a member whose profile was read before; one who acts for a child is not that member. */
  readonly userType: number | undefined
  /** Somebody of the staff is here in a player's name, of which a banner will tell. */
  readonly byTicket: boolean
  /** A parent acts for a child, of which a strip below the head will tell. */
  readonly isForChild: boolean
}

/** The browser as a visit finds it. */
export interface Browser {
  /** Both throw where storage is forbidden. */
  readonly local: () => Pick<Storage, 'getItem'>
  readonly session: () => Pick<Storage, 'getItem'>
  readonly page: URL
  readonly language: string
  readonly isWide: boolean
}

/** A first guess at what the product decides once its scripts are there; it reads what the product writes. */
export function visitOf({ local, session, page, language, isWide }: Browser): Visit {
  const user = kept(local, keys.user)
  const own = kept(session, keys.user)
  const { byTicket, child } = own
  const { theme, summaryOpen } = kept(local, keys.config)
  const chosen = parsed(local, keys.language)
  const lastSignOut = parsed(local, keys.lastSignOut)
  const isCurrent = ({ version, grant, lastSignOut: before }: Kept) => version === 1 && isKept(grant) && (lastSignOut ?? before) === before
  const [isOwn, isShared] = [isCurrent(own), isCurrent(user)]
  const isMember = text(local, keys.signOut) === null && (isOwn || isShared)
  const hasRoomBeside = isWide && !isEmbedded(page) && summaryOpen !== false
  return {
    view: isMember ? memberView(hasRoomBeside) : visitorView(page),
    language: isLanguage(chosen) ? chosen : languageOfBrowser(language),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    isEmbedded: isEmbedded(page),
    rememberMe: Boolean(user['rememberMe']),
    isElsewhere: !isMember && (isOpenToAll(page.pathname) || bringsEntry(page)),
    userType: isMember && !child ? userTypeIn(isOwn ? own : user) : undefined,
    byTicket: isMember && isOwn && Boolean(byTicket),
    isForChild: isMember && Boolean(child),
  }
}

function bringsEntry(page: URL): boolean {
  return ['ticket', 'authToken'].some((name) => secretIn(page, name) !== null)
}

/** The shop's frame is home's. */
function visitorView({ pathname }: URL): View {
  return isOpenInShop(pathname) ? 'home' : 'sign-in'
}

function memberView(hasRoomBeside: boolean): View {
  return hasRoomBeside ? 'home-wide' : 'home'
}

interface Kept {
  readonly [key: string]: unknown
}

function userTypeIn({ player }: Kept): number | undefined {
  const userType = isKept(player) ? player['userType'] : undefined
  return typeof userType === 'number' ? userType : undefined
}

function kept(place: Browser['local'], key: string): Kept {
  const value = parsed(place, key)
  return isKept(value) ? value : {}
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null
}

function parsed(place: Browser['local'], key: string): unknown {
  try {
    return JSON.parse(text(place, key) ?? 'null')
  } catch {
    return undefined
  }
}

function text(place: Browser['local'], key: string): string | null {
  try {
    return place().getItem(key)
  } catch {
    return null
  }
}
