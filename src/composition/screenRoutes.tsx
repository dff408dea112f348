import type { ComponentType } from 'react'
import { matchRoutes, Navigate, Outlet, type PatchRoutesOnNavigationFunction, type RouteObject, useLocation } from 'react-router'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import { Failure } from '#app/shared/failure'
import { type Area, userTypesOf } from '#domain/session/areas'
import type { ComponentLoader } from './ComponentLoader.ts'
import type { Layout, ScreenEntry } from './screenEntry.ts'
import { tableOf } from './screens.ts'

/** The frame of each kind of screen, by the id of its route. */
export const frames = { visitor: 'visitors', anybody: 'anybody', shopper: 'frame', guest: 'frame', player: 'frame' } as const

interface ScreenRoutes {
  /** Adds the screens of a context to their frames when somebody goes to an address of it. */
  readonly patchRoutesOnNavigation: PatchRoutesOnNavigationFunction
  readonly fetchScreen: (pathname: string) => Promise<void>
}

export function createScreenRoutes(loader: ComponentLoader, basename: string): ScreenRoutes {
  const inSite = (pathname: string) => (pathname.startsWith(basename) ? pathname.slice(basename.length) : pathname)
  const patched = new Set<ReturnType<typeof tableOf>>()
  return {
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      const address = inSite(path)
      const load = tableOf(address)
      // The router asks again at each address with a parameter.
      if (patched.has(load)) return
      try {
        const { screens } = await loadChunk(load)
        // The router ignores routes that come after it has given up.
        if (!signal.aborted) patched.add(load)
        for (const [frame, entries] of Map.groupBy(screens, ({ access }) => frames[access])) patch(frame, routesOf(entries, loader))
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        // Less specific than the screen's own route, which is chosen as soon as the table is there.
        patch(frames.player, [{ path: `${address}/*`, ...loader.missing(() => load().then(() => OpenAgain)) }])
      }
    },
    fetchScreen: async (pathname) => {
      const { screens } = await tableOf(inSite(pathname))()
      const path = matchRoutes([...screens], inSite(pathname))?.[0]?.route.path
      const entry = screens.find((each) => each.path === path)
      if (entry) await Promise.all([loader.withPart(entry.part, entry.screen), entry.layout && layoutOf(entry.layout, loader)])
    },
  }
}

function routesOf(entries: readonly ScreenEntry[], loader: ComponentLoader): RouteObject[] {
  return [...Map.groupBy(entries, ({ area }) => area)].flatMap(([area, screens]) => {
    const routes = [...Map.groupBy(screens, ({ layout }) => layout)].flatMap(([layout, inLayout]): RouteObject[] => {
      const children = inLayout.map(({ path, part, screen }) => ({ id: path, path, ...loader.screen(part, screen) }))
      return layout ? [{ id: layout.id, ...loader.route(() => layoutOf(layout, loader)), children }] : children
    })
    return area ? [behindGuard(area, routes, loader)] : routes
  })
}

function layoutOf({ part, screen }: Layout, loader: ComponentLoader): Promise<ComponentType> {
  return loader.withPart(part, screen ?? (async () => Outlet))
}

function behindGuard(area: Area, children: RouteObject[], loader: ComponentLoader): RouteObject {
  const family = () => import('./session/family.ts')
  const { lazy } = loader.screen(family, () => closedScreenOf(area))
  const guard = loader.route(async () => {
    const { RequireArea } = await import('./RequireArea.tsx')
    return () => <RequireArea area={area} loadClosed={lazy.Component} />
  })
  return { id: `${area} ${children[0]?.path}`, ...guard, children }
}

async function closedScreenOf(area: Area): Promise<ComponentType> {
  const { ClubClosedScreen, LaunchMonitorClosedScreen } = await import('#ui/session/closed/ClosedScreen.tsx')
  return userTypesOf(area).includes(1) ? ClubClosedScreen : LaunchMonitorClosedScreen
}

function OpenAgain() {
  return <Navigate to={useLocation()} replace />
}
