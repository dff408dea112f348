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
  readonly isMember: boolean
  /** Somebody came for another screen than the view's own, or is let in by the address: its frame is shown around an empty page. */
  readonly isElsewhere: boolean
  /** There is room for the rail. */
  readonly isWide: boolean
  /** Of a member whose profile was read before; one who acts for a child is not that member. */
  readonly userType: unknown
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
  const isCurrent = ({ version, grant, lastSignOut: before }: Kept) => version === 1 && Boolean(grant) && (lastSignOut ?? before) === before
  const [isOwn, isShared] = [isCurrent(own), isCurrent(user)]
  const isMember = parsed(local, keys.signOut) === null && (isOwn || isShared)
  return {
    language: isLanguage(chosen) ? chosen : languageOfBrowser(language),
    userType: isMember && !child ? userTypeIn(isOwn ? own : user) : undefined,
    view: isMember ? memberView(isWide && !isEmbedded(page) && summaryOpen !== false && isHome(page)) : visitorView(page),
    isElsewhere: isMember ? !isHome(page) : isOpenToAll(page.pathname) || bringsEntry(page),
    isForChild: isMember && Boolean(child),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    isEmbedded: isEmbedded(page),
    rememberMe: Boolean(user['rememberMe']),
    isMember,
    isWide,
    byTicket: isMember && isOwn && Boolean(byTicket),
  }
}

function bringsEntry(page: URL): boolean {
  return ['ticket', 'authToken'].some((name) => secretIn(page, name) !== null)
}

/** The shop's frame is home's. */
function visitorView({ pathname }: URL): View {
  return isOpenInShop(pathname) ? 'home' : 'sign-in'
}

/** In whatever folder the site is, only home's address ends so. */
function isHome({ pathname }: URL): boolean {
  return pathname.endsWith('/')
}

function memberView(hasRoomBeside: boolean): View {
  return hasRoomBeside ? 'home-wide' : 'home'
}

interface Kept {
  readonly [key: string]: unknown
}

function userTypeIn({ player }: Kept): unknown {
  return fieldsOf(player)['userType']
}

function kept(place: Browser['local'], key: string): Kept {
  return fieldsOf(parsed(place, key))
}

function fieldsOf(value: unknown): Kept {
  return { ...new Object(value) }
}

function parsed(place: Browser['local'], key: string): unknown {
  try {
    return JSON.parse(place().getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}
