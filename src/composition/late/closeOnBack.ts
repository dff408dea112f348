import type { DataRouter } from 'react-router'
import type { Overlay } from '#ui/kit/content/openOverlays.ts'

const key = 'open above the screen'

export function closeOnBack(router: Pick<DataRouter, 'getBlocker' | 'subscribe'>, overlays: { readonly last: Overlay | undefined }): void {
  router.getBlocker(key, ({ historyAction, currentLocation, nextLocation }) => {
    // A change of the query alone closes by itself what the query has opened.
    return historyAction === 'POP' && currentLocation.pathname !== nextLocation.pathname && overlays.last !== undefined
  })
  router.subscribe(({ blockers }) => {
    const blocker = blockers.get(key)
    if (blocker?.state !== 'blocked') return
    blocker.reset()
    overlays.last?.close?.()
  })
}
