import { keys } from '#adapters/browser/keys'
import { isEmbedded, withoutSecrets } from '#adapters/browser/page'
import { isLanguage, type Language, languageOfBrowser } from '#domain/shared/language'
import { isOpenToAll, isOpenToGuests } from '#ui/shell/paths.ts'

/** `home-wide` includes the profile. */
export type View = 'sign-in' | 'home' | 'home-wide'

export interface Visit {
  readonly view: View
  readonly language: Language
  readonly theme: unknown
  readonly isEmbedded: boolean
  readonly rememberMe: boolean
  readonly isMember: boolean
  /** Another screen than the view's own, or a sign-in by address: shows the layout around an empty page. */
  readonly isElsewhere: boolean
  readonly isWide: boolean
  readonly userType: unknown
  readonly byTicket: boolean
  readonly isForChild: boolean
}

export interface VisitBrowser {
  readonly local: () => Pick<Storage, 'getItem'>
  readonly session: () => Pick<Storage, 'getItem'>
  readonly page: URL
  readonly language: string
  readonly isWide: boolean
}

/** A guess from stored data; the product decides later. */
export function visitOf({ local, session, page, language, isWide }: VisitBrowser): Visit {
  const user = readRecord(local, keys.user)
  const own = readRecord(session, keys.user)
  const { byTicket, child } = own
  const { theme, summaryOpen } = readRecord(local, keys.config)
  const chosen = parsed(local, keys.language)
  const lastSignOut = parsed(local, keys.lastSignOut)
  const isCurrent = ({ version, grant, lastSignOut: before }: Kept) => version === 1 && Boolean(grant) && (lastSignOut ?? before) === before
  const [isOwn, isShared] = [isCurrent(own), isCurrent(user)]
  const isMember = parsed(local, keys.signOut) === null && (isOwn || isShared)
  return {
    language: isLanguage(chosen) ? chosen : languageOfBrowser(language),
    userType: isMember && !child ? userTypeIn(isOwn ? own : user) : undefined,
    view: isMember ? memberView(isWide && !isEmbedded(page) && summaryOpen !== false && isHome(page)) : visitorView(page),
    isElsewhere: isMember ? !isHome(page) : isOpenToAll(page.pathname) || withoutSecrets(page) !== undefined,
    isForChild: isMember && Boolean(child),
    theme,
    isEmbedded: isEmbedded(page),
    rememberMe: Boolean(user['rememberMe']),
    isMember,
    isWide,
    byTicket: isMember && isOwn && Boolean(byTicket),
  }
}

/** What is open to guests has the same layout as home. */
function visitorView({ pathname }: URL): View {
  return isOpenToGuests(pathname) ? 'home' : 'sign-in'
}

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

export function readRecord(place: VisitBrowser['local'], key: string): Kept {
  return fieldsOf(parsed(place, key))
}

export function fieldsOf(value: unknown): Kept {
  return { ...new Object(value) }
}

export function parsed(place: VisitBrowser['local'], key: string): unknown {
  try {
    return JSON.parse(place().getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}
