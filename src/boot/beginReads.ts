import { systemTime } from '#adapters/browser/device/systemTime'
import { EarlyResponses } from './EarlyResponses.ts'
import { type EarlySession, earlySession } from './earlySession.ts'
import { type EarlyAnswers, readEarly, type ScreenReads } from './readEarly.ts'
import { screenAt } from './screenAt.ts'
import { hideParts } from './showParts.ts'

/** In milliseconds; a slow phone needs half of it to load the client. */
const longest = 60_000

interface Begun {
  readonly path: string
  readonly visitor: EarlySession
  readonly answers: Promise<EarlyAnswers | undefined>
  /** Aborted when another tab changes the account or the language. */
  readonly signal: AbortSignal
}

/** Requests what the screen at this address reads, for the client to take. Undefined where the client is to decide what it reads. */
export function beginReads({ base, screens }: ScreenReads): Begun | undefined {
  const page = () => new URL(window.location.href)
  const found = screenAt(page().pathname, { base, screens })
  const bringsSecret = document.documentElement.dataset['arrived'] !== undefined
  const visitor = earlySession({ local: () => window.localStorage, session: () => window.sessionStorage })
  if (!found || bringsSecret || !visitor) return undefined
  const early = new EarlyResponses({ fetch: (input, init) => window.fetch(input, init), page, end: AbortSignal.timeout(longest) })
  const change = new AbortController()
  // Another tab has signed somebody in or out, or changed the language.
  window.addEventListener('storage', () => {
    early.abortAll()
    change.abort()
    hideParts(document)
  })
  window.earlyFetch = (input, init) => early.take(input, init)
  const { screen, params } = found
  const language = document.documentElement.lang
  const { session } = visitor
  const { timeZone } = systemTime
  const answers = readEarly(early, screen, { session, page: page(), base, params, language, timeZone })
  return { path: screen.path, visitor, answers, signal: change.signal }
}
