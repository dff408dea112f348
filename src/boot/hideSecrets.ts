import { withoutSecrets } from '#adapters/browser/page'

interface Tab {
  readonly location: Pick<Location, 'href'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/** Before anything is asked for: even a font tells where it is wanted. The product finds the whole address at its place. */
export function hideSecrets(place: HTMLElement, { location, history }: Tab): void {
  const rest = withoutSecrets(new URL(location.href))
  if (!rest) return
  place.dataset['arrived'] = location.href
  history.replaceState(history.state, '', rest)
}
