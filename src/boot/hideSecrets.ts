import { withoutSecrets } from '#adapters/browser/page'

interface Tab {
  readonly location: Pick<Location, 'href'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/** Runs before any request: even a font request would reveal the address. */
export function hideSecrets(place: HTMLElement, { location, history }: Tab): void {
  const rest = withoutSecrets(new URL(location.href))
  if (!rest) return
  place.dataset['arrived'] = location.href
  history.replaceState(history.state, '', rest)
}
