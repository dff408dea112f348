import { withoutSecrets } from '#adapters/browser/page'

/** Runs before any request: even a font request would reveal the address. */
export function hideSecrets(place: HTMLElement, page: URL): void {
  const rest = withoutSecrets(page)
  if (!rest) return
  place.dataset['arrived'] = page.href
  history.replaceState(history.state, '', rest)
}
