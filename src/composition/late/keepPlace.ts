import { keepFocus } from './keepFocus.ts'
import { restoreScroll, type ScrolledPage, ScrollPositions } from './restoreScroll.ts'

/** In milliseconds: how long content may take until it is too late to move the page. */
const longest = 60_000
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The place on the page after a reload or a way back from another site, and the place of the keyboard after a removal. */
export function keepPlace(view: Window): void {
  const positions = new ScrollPositions(() => view.sessionStorage)
  const page = scrolledPage(view)
  const isReturn = view.performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')
  if (isReturn) restoreScroll(page, positions.of(page.key()), { onResize, until: firstAct(view) })
  for (const event of ['pagehide', 'visibilitychange']) view.addEventListener(event, () => positions.keep(page.key(), page.top()))
  keepFocus(view.document, (run) => view.requestAnimationFrame(() => view.requestAnimationFrame(run)))
}

function scrolledPage(view: Window): ScrolledPage {
  return {
    key: () => `${keyOf(view.history.state)} ${view.location.pathname}`,
    top: () => view.scrollY,
    mostTop: () => view.document.documentElement.scrollHeight - view.innerHeight,
    scrollTo: (top) => view.scrollTo({ top, behavior: 'instant' }),
  }
}

/** React Router's key of the entry; the first one has none. */
function keyOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'first'
}

function firstAct(view: Window): AbortSignal {
  const act = new AbortController()
  for (const event of acts) view.addEventListener(event, () => act.abort(), { once: true, passive: true, signal: act.signal })
  return AbortSignal.any([act.signal, AbortSignal.timeout(longest)])
}

/** Also runs in the next frame: scroll anchoring moves the page once the observers of a frame have run. */
function onResize(run: () => void, until: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    run()
    requestAnimationFrame(run)
  })
  observer.observe(document.body)
  until.addEventListener('abort', () => observer.disconnect(), { once: true })
}
