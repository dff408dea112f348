import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { createBrowserRouter } from 'react-router'
import { withEmbedFlag } from '#domain/shared/embedMode'
import { rememberEarlyForm } from '#ui/shell/earlyForm.ts'
import { isOpenToAll, pathOfEntry, pathOfSignIn, paths } from '#ui/shell/paths.ts'

type Router = ReturnType<typeof createBrowserRouter>

interface Tab {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly history: Pick<History, 'replaceState'>
}

interface EntryAddress {
  readonly basename: string
  readonly entry: boolean
  readonly isEmbedded: boolean
}

export function redirectVisitor({ location, history }: Tab, { basename, entry, isEmbedded }: EntryAddress): void {
  const path = location.pathname.slice(basename.length) || paths.home
  const door = path === paths.signIn || path.startsWith(`${paths.signIn}/`)
  const begin = (to: string) => history.replaceState(null, '', basename + (isEmbedded ? withEmbedFlag(to) : to))
  if (entry) begin(door ? paths.entry + location.search : pathOfEntry(path + location.search))
  else if (door && path !== paths.signIn) begin(paths.signIn + location.search)
  else if (!door && !isOpenToAll(path)) begin(pathOfSignIn(path + location.search))
}

/** When the first screen's code is there; until then the document shows its own. */
export function whenScreenLoaded(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}

/** Hydrates the sign-in form, which keeps focus and entries; any other first view is replaced. Resolves when it follows its texts. */
export function hydrateApp(place: HTMLElement, product: ReactNode, { isForm = true } = {}): Promise<void> {
  return new Promise((onShown) => {
    const all = (
      <EarlyViewEnd place={place} onShown={onShown}>
        {product}
      </EarlyViewEnd>
    )
    startTransition(() => {
      // Another tab's session may have come after the document showed the form, or its code may not have come.
      if (isForm && place.dataset['early'] === 'sign-in') {
        rememberEarlyForm(place)
        hydrateRoot(place, all)
      } else createRoot(place).render(all)
    })
  })
}

interface EarlyViewEndProps {
  readonly place: HTMLElement
  readonly onShown: () => void
  readonly children: ReactNode
}

function EarlyViewEnd({ place, onShown, children }: EarlyViewEndProps) {
  useLayoutEffect(() => {
    delete place.dataset['early']
    // The screen's own style sheets are there.
    document.adoptedStyleSheets = []
    place.inert = false
    place.removeAttribute('aria-busy')
  }, [place])
  useEffect(onShown, [onShown])
  return children
}
