import type { Container } from 'inversify'
import { Outlet, type RouteObject } from 'react-router'
import { AriaBridge } from '#ui/shell/AriaBridge.tsx'
import { RouteError } from '#ui/shell/ErrorBoundary.tsx'
import type { TextShelf } from '#ui/shell/i18n.ts'
import { NotFoundScreen } from '#ui/shell/NotFoundScreen.tsx'
import { paths } from '#ui/shell/paths.ts'
import { contexts, loadContext, loadScreen } from './context.ts'
import { RequireSession, RequireVisitor } from './Gate.tsx'

/** A screen's address stands here; its code comes when somebody goes there. */
export function createRoutes(container: Container, texts: TextShelf, isEmbedded: boolean): RouteObject[] {
  const screen = <Screen extends string>(load: Parameters<typeof loadScreen<Screen>>[2], name: NoInfer<Screen>) => ({
    lazy: { Component: () => loadScreen(container, texts, load, name) },
  })
  const loadFrame = async () => {
    const [{ Frame }] = await Promise.all([import('./Frame.tsx'), loadContext(container, texts, contexts.session)])
    const loadCartCount = () => loadScreen(container, texts, contexts.commerce, 'cartCount')
    return () => <Frame loadCartCount={loadCartCount} isEmbedded={isEmbedded} />
  }
  const visitors: RouteObject = {
    element: <RequireVisitor />,
    children: [{ path: paths.signIn, ...screen(contexts.session, 'signIn') }],
  }
  const members: RouteObject = {
    element: <RequireSession />,
    children: [
      {
        lazy: { Component: loadFrame },
        children: [
          { path: paths.home, ...screen(contexts.support, 'home') },
          { path: paths.appointments, ...screen(contexts.scheduling, 'appointments') },
          { path: paths.book, ...screen(contexts.scheduling, 'book') },
          { path: paths.appointment, ...screen(contexts.scheduling, 'appointment') },
          { path: paths.move, ...screen(contexts.scheduling, 'move') },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  }
  return [{ element: <Root />, ErrorBoundary: RouteError, HydrateFallback: Nothing, children: [visitors, members] }]
}

function Root() {
  return (
    <AriaBridge>
      <Outlet />
    </AriaBridge>
  )
}

/** Until the first screen's code is there, the document shows its own. */
function Nothing() {
  return null
}
