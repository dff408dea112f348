const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Tells whether a screen is on its way that nobody has opened yet. */
export function prefetchOnIntent(document: Document, fetchScreen: (pathname: string) => Promise<void>): () => boolean {
  const fetched = new Set<string>()
  let pending = 0
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== document.location.origin || fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    pending += 1
    // Following the link loads it again and reports a failure.
    const end = () => {
      pending -= 1
    }
    fetchScreen(link.pathname).then(end, end)
  }
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true, capture: true })
  return () => pending > 0
}
