import { EarlyResponses } from './EarlyResponses.ts'
import { earlySession } from './earlySession.ts'
import { readEarly, type ScreenReads } from './readEarly.ts'
import { screenAt } from './screenAt.ts'

declare const screenReads: ScreenReads

/** In milliseconds; a slow phone needs half of it to load the client. */
const longest = 60_000

/** Requested with the start chunk and much smaller: the build puts the screens' reads into it. */
function start({ base, screens }: ScreenReads): void {
  const page = () => new URL(window.location.href)
  const found = screenAt(page().pathname, { base, screens })
  // The address is to sign somebody in.
  const bringsSecret = document.getElementById('app')?.dataset['arrived'] !== undefined
  const session = earlySession({ local: () => window.localStorage, session: () => window.sessionStorage })
  if (!found || bringsSecret || !session) return
  const early = new EarlyResponses({ fetch: (input, init) => window.fetch(input, init), page, end: AbortSignal.timeout(longest) })
  // Another tab has signed somebody in or out, or changed the language.
  window.addEventListener('storage', () => early.abortAll())
  window.earlyFetch = (input, init) => early.take(input, init)
  void readEarly(early, found.screen.reads, {
    ...{ session, page: page(), base, params: found.params },
    language: document.documentElement.lang,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
}

start(screenReads)
