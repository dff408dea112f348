import { useSyncExternalStore } from 'react'
import { wideQuery } from './wide.ts'

/** Embedded pages use the phone's layout. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, hasRoom)
}

function isWide(): boolean {
  return hasRoom() && !('embed' in document.documentElement.dataset)
}

/** Prerendering has no window to measure. */
function hasRoom(): boolean {
  return matchMedia(wideQuery).matches
}

function subscribe(changed: () => void): () => void {
  const list = matchMedia(wideQuery)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
