const intents = ['pointerover', 'focusin', 'touchstart'] as const

export function fetchOnIntent(document: Document, fetchScreen: (pathname: string) => Promise<void>): void {
  const fetched = new Set<string>()
  const turnTo = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== document.location.origin || fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    // Following the link loads it again and reports a failure.
    fetchScreen(link.pathname).catch(() => undefined)
  }
  for (const intent of intents) document.addEventListener(intent, turnTo, { passive: true, capture: true })
}
