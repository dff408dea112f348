import { matchRoutes, type RouteObject } from 'react-router'

/** What somebody does with a link before following it. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** The code of a screen is fetched as soon as somebody turns to a link that leads there. Routes need nothing for it. */
export function fetchOnIntent(document: Document, routes: RouteObject[], basename: string): void {
  const fetched = new Set<string>()
  const turnTo = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== document.location.origin || fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    for (const { route } of matchRoutes(routes, link.pathname, basename || '/') ?? []) fetchCode(route)
  }
  for (const intent of intents) document.addEventListener(intent, turnTo, { passive: true, capture: true })
}

/** Whoever goes there asks again, and hears of what went wrong. */
function fetchCode({ lazy }: RouteObject): void {
  const load = typeof lazy === 'object' ? lazy.Component : undefined
  load?.().catch(() => undefined)
}
