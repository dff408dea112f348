import { useSyncExternalStore } from 'react'
import { wideQuery } from './wide.ts'

/** Whether there is room for the rail and a column beside the screen; embedded pages keep the phone's layout. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, hasRoom)
}

function isWide(): boolean {
  return hasRoom() && !('embed' in document.documentElement.dataset)
}

/** While the document is built there is no more to ask than this. */
function hasRoom(): boolean {
  return matchMedia(wideQuery).matches
}

function subscribe(changed: () => void): () => void {
  const list = matchMedia(wideQuery)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
