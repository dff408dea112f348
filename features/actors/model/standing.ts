import { MemoryStorage } from '#adapters/browser/aDevice'
import { DeviceStorage } from '#adapters/browser/DeviceStorage'
import { SessionRecords } from '#adapters/browser/SessionRecords'
import { StoredLanguage } from '#adapters/browser/StoredLanguage'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import type { Session } from '#domain/session/session'
import type { Language } from '#domain/shared/language'
import { type Standing, untold } from '../Standing.ts'
import { addressOf } from './addresses.ts'
import type { ModelWindow } from './ModelWindow.ts'

/** What a window that is not open yet would find. */
export interface Unopened {
  readonly local: MemoryStorage
  readonly session: MemoryStorage
  readonly browserLanguage: string
}

interface Finding {
  readonly session: Session
  readonly language: Language
  /** Nothing where no address tells what is in front. */
  readonly address: string | undefined
}

/** `page`: the address by which the player comes, or came. */
export function standingAt(place: ModelWindow | Unopened, page: URL): Standing {
  const opened = page.pathname + page.search
  const { session, language, address } = 'screen' in place ? openFinding(place, opened) : { ...unopenedFinding(place), address: opened }
  // A link signs in afresh, and says nothing of how the player did.
  if (session.rememberMe || session.skytrakLogin || session.child) return untold('account')
  if (address === undefined) return untold('unfinished')
  return { kind: 'place', token: session.grant?.token, language, hostname: page.hostname, address }
}

function openFinding(window: ModelWindow, opened: string): Finding {
  return { session: window.session.value, language: window.port(CurrentLanguage).value, address: addressOf(window, opened) }
}

/** Reads and leaves no trace. */
function unopenedFinding({ local, session, browserLanguage }: Unopened): Omit<Finding, 'address'> {
  const [shared, own] = [copyOf(local), copyOf(session)]
  const storage = new DeviceStorage({ localStorage: () => shared, sessionStorage: () => own })
  return { session: new SessionRecords(storage).restored().session, language: new StoredLanguage(storage, browserLanguage).value }
}

function copyOf({ items }: MemoryStorage): MemoryStorage {
  const copy = new MemoryStorage()
  for (const [key, value] of items) copy.setItem(key, value)
  return copy
}
