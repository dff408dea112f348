import type { DataRouter } from 'react-router'
import type { Overlay } from '#ui/kit/content/openOverlays.ts'

interface Overlays {
  readonly last: Overlay | undefined
  subscribe(listener: () => void): void
}

interface Tab {
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>
  readonly location: Pick<Location, 'href'>
  setTimeout(run: () => void): unknown
}

export type OnPopstate = (listener: (event: PopStateEvent) => void) => void

interface Entry {
  readonly index: unknown
  /** A second entry of the same screen, while something is open above it. */
  readonly isGuard: boolean
}

interface Parts {
  readonly tab: Tab
  readonly onPopstate: OnPopstate
  readonly router: Pick<DataRouter, 'state' | 'subscribe'>
  readonly overlays: Overlays
}

/** The history's back closes what is open and keeps the screen. The router sees neither the second entry nor the way to it. */
export function closeOnBack({ tab, onPopstate, router, overlays }: Parts): void {
  const { history, location } = tab
  let current = entryOf(history.state)
  let screen = current.index
  let shown = { state: history.state, address: location.href }
  let isTravelling = false
  let hasGuardAhead = false
  const leftFromGuard = new Set<unknown>()

  function travel(by: 1 | -1): void {
    isTravelling = true
    history.go(by)
  }

  function pushGuard(): void {
    leftFromGuard.delete(current.index)
    history.pushState(withGuard(history.state, true), '', location.href)
    current = entryOf(history.state)
  }

  function settle(): void {
    const isWanted = overlays.last !== undefined
    if (isTravelling || router.state.navigation.state !== 'idle' || isWanted === current.isGuard) return
    if (!isWanted) travel(-1)
    else if (hasGuardAhead) travel(1)
    else pushGuard()
  }

  const settleLater = () => void tab.setTimeout(settle)

  function keepAddress(): void {
    if (location.href !== shown.address) history.replaceState(withGuard(shown.state, current.isGuard), '', shown.address)
  }

  function arriveAtScreen(before: Entry, isOwn: boolean): void {
    keepAddress()
    hasGuardAhead = !current.isGuard
    if (!isOwn && before.isGuard && !current.isGuard) overlays.last?.close?.()
    else if (!isOwn && current.isGuard && !overlays.last) travel(leftFromGuard.has(current.index) ? 1 : -1)
    settleLater()
  }

  onPopstate((event) => {
    const [before, isOwn] = [current, isTravelling]
    current = entryOf(event.state)
    isTravelling = false
    if (current.index === screen) {
      event.stopImmediatePropagation()
      arriveAtScreen(before, isOwn)
    } else if (current.isGuard) {
      event.stopImmediatePropagation()
      if (Number(current.index) < Number(screen)) leftFromGuard.add(current.index)
      travel(-1)
    } else {
      screen = current.index
      hasGuardAhead = false
    }
  })

  router.subscribe(() => {
    const entry = entryOf(history.state)
    if (entry.index !== screen) hasGuardAhead = false
    else if (current.isGuard && !entry.isGuard) history.replaceState(withGuard(history.state, true), '', location.href)
    if (entry.index === current.index && entry.index !== screen) return
    screen = entry.index
    current = entryOf(history.state)
    shown = { state: history.state, address: location.href }
    settleLater()
  })
  overlays.subscribe(settleLater)
  settleLater()
}

function entryOf(state: unknown): Entry {
  return { index: isRecord(state) ? state['idx'] : undefined, isGuard: isRecord(state) && state['guard'] === true }
}

function withGuard(state: unknown, guard: boolean): unknown {
  return { ...(isRecord(state) && state), guard }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
