import { useSyncExternalStore } from 'react'

const query = '(min-width: 968px)'

/** Whether there is room for the rail and a column beside the screen; embedded pages keep the phone's layout. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches && !('embed' in document.documentElement.dataset))
}

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
