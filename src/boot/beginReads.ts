import { systemTime } from '#adapters/browser/device/systemTime'
import { languageOfBrowser } from '#domain/shared/language'
import { EarlyResponses } from './EarlyResponses.ts'
import { earlySession } from './earlySession.ts'
import { readEarly, type ScreenReads } from './readEarly.ts'
import { screenAt } from './screenAt.ts'

/** In milliseconds; a slow phone needs half of it to load the client. */
const longest = 60_000

/** Requests what the screen at this address reads, for the client to take. Requests nothing where the client is to decide what it reads. */
export function beginReads({ base, screens }: ScreenReads): void {
  const page = () => new URL(window.location.href)
  const found = screenAt(page().pathname, { base, screens })
  const bringsSecret = document.documentElement.dataset['arrived'] !== undefined
  const session = earlySession({ local: () => window.localStorage, session: () => window.sessionStorage })
  if (!found || bringsSecret || !session) return
  const early = new EarlyResponses({ fetch: (input, init) => window.fetch(input, init), page, end: AbortSignal.timeout(longest) })
  // Another tab has signed somebody in or out, or changed the language.
  window.addEventListener('storage', () => early.abortAll())
  window.earlyFetch = (input, init) => early.take(input, init)
  // The client may have written its region there already, as in `en-GB`.
  const language = languageOfBrowser(document.documentElement.lang)
  const { timeZone } = systemTime
  const { params } = found
  // A request that fails is the client's to send again.
  readEarly(early, found.screen.reads, { session, page: page(), base, params, language, timeZone }).catch(() => undefined)
}
