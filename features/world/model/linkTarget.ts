import { MemoryStorage } from '#adapters/browser/createDevice'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import { StoredLanguage } from '#adapters/browser/storage/StoredLanguage'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import type { Session } from '#domain/session/session'
import type { Language } from '#domain/shared/language'
import { type LinkTarget, notLinkable } from '../LinkTarget.ts'
import { addressOf } from './addresses.ts'
import type { ModelWindow } from './ModelWindow.ts'

export interface UnopenedWindow {
  readonly local: MemoryStorage
  readonly session: MemoryStorage
  readonly browserLanguage: string
}

interface WindowState {
  readonly session: Session
  readonly language: Language
  readonly address: string | undefined
}

/** `page`: the address of the visit. */
export function linkTargetAt(place: ModelWindow | UnopenedWindow, page: URL): LinkTarget {
  const opened = page.pathname + page.search
  const { session, language, address } = 'screen' in place ? stateOfWindow(place, opened) : { ...stateOfUnopened(place), address: opened }
  // A link signs in again, so it can't reproduce these.
  if (session.rememberMe || session.skytrakLogin || session.child) return notLinkable('account')
  if (address === undefined) return notLinkable('unfinished')
  return { kind: 'place', token: session.grant?.token, language, hostname: page.hostname, address }
}

function stateOfWindow(window: ModelWindow, opened: string): WindowState {
  return { session: window.session.value, language: window.port(CurrentLanguage).value, address: addressOf(window, opened) }
}

function stateOfUnopened({ local, session, browserLanguage }: UnopenedWindow): Omit<WindowState, 'address'> {
  const [shared, own] = [copyOf(local), copyOf(session)]
  const storage = new DeviceStorage({ localStorage: () => shared, sessionStorage: () => own })
  return { session: new SessionRecords(storage).restored().session, language: new StoredLanguage(storage, browserLanguage).value }
}

function copyOf({ items }: MemoryStorage): MemoryStorage {
  const copy = new MemoryStorage()
  for (const [key, value] of items) copy.setItem(key, value)
  return copy
}
