import { keys } from '#adapters/browser/keys'
import { isEmbedded, withoutSecrets } from '#adapters/browser/page'
import { summaryWidths } from '#domain/session/summaryWidth'
import { isLanguage, type Language, languageOfBrowser } from '#domain/shared/language'
import { isOpenToAll, isOpenToGuests } from '#ui/shell/paths.ts'

export type View = 'sign-in' | 'home'

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
  readonly showsProfile: boolean
  readonly profileWidth: number
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
  const { theme, summaryOpen, summaryWidth } = readRecord(local, keys.config)
  const chosen = parsed(local, keys.language)
  const lastSignOut = parsed(local, keys.lastSignOut)
  const isCurrent = (kept: Kept) =>
    kept['version'] === 1 && Boolean(kept['grant']) && (lastSignOut ?? kept['lastSignOut']) === kept['lastSignOut']
  const isOwn = isCurrent(own)
  const isMember = parsed(local, keys.signOut) === null && (isOwn || isCurrent(user))
  const { pathname } = page
  const isAtHome = pathname.endsWith('/')
  const { userType } = fieldsOf((isOwn ? own : user)['player'])
  return {
    language: isLanguage(chosen) ? chosen : languageOfBrowser(language),
    userType: isMember && !child ? userType : undefined,
    view: isMember || isOpenToGuests(pathname) ? 'home' : 'sign-in',
    showsProfile: isMember && isAtHome && isWide && !isEmbedded(page) && summaryOpen !== false,
    profileWidth: isWidth(summaryWidth) ? summaryWidth : summaryWidths.initial,
    isElsewhere: isMember ? !isAtHome : isOpenToAll(pathname) || withoutSecrets(page) !== undefined,
    isForChild: isMember && Boolean(child),
    theme,
    isEmbedded: isEmbedded(page),
    rememberMe: Boolean(user['rememberMe']),
    isMember,
    isWide,
    byTicket: isMember && isOwn && Boolean(byTicket),
  }
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= summaryWidths.least && value <= summaryWidths.most
}

interface Kept {
  readonly [key: string]: unknown
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
