import { systemTime } from '#adapters/browser/device/systemTime'
import { EarlyResponses } from './EarlyResponses.ts'
import { showHome } from './earlyHome.ts'
import { earlySession } from './earlySession.ts'
import { readEarly, type ScreenReads } from './readEarly.ts'
import { screenAt } from './screenAt.ts'
import { hideNextLesson } from './showNextLesson.ts'

declare const screenReads: ScreenReads

/** In milliseconds; a slow phone needs half of it to load the client. */
const longest = 60_000

/** Requested with the start chunk and much smaller: the build puts the screens' reads into it. */
function start({ base, screens }: ScreenReads): void {
  const page = () => new URL(window.location.href)
  const found = screenAt(page().pathname, { base, screens })
  // The address is to sign somebody in.
  const bringsSecret = document.documentElement.dataset['arrived'] !== undefined
  const visitor = earlySession({ local: () => window.localStorage, session: () => window.sessionStorage })
  if (!found || bringsSecret || !visitor) return
  const early = new EarlyResponses({ fetch: (input, init) => window.fetch(input, init), page, end: AbortSignal.timeout(longest) })
  // Another tab has signed somebody in or out, or changed the language.
  window.addEventListener('storage', () => {
    early.abortAll()
    hideNextLesson(document)
  })
  window.earlyFetch = (input, init) => early.take(input, init)
  const [{ session, firstName }, { screen, params }] = [visitor, found]
  const language = document.documentElement.lang
  const responses = readEarly(early, screen.reads, { session, page: page(), base, params, language, timeZone: systemTime.timeZone })
  // Anything unusual is the product's to show.
  const showing =
    screen.path === '/' && firstName ? responses.then((all) => showHome(document, all, { firstName, clock: systemTime })) : responses
  void showing.catch(() => undefined)
}

start(screenReads)
