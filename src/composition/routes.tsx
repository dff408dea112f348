import type { Container } from 'inversify'
import { Outlet, type RouteObject } from 'react-router'
import { AriaBridge } from '#ui/shell/AriaBridge.tsx'
import { ClubLinksContext } from '#ui/shell/clubLinks.ts'
import { RouteError } from '#ui/shell/ErrorBoundary.tsx'
import type { ComponentLoader } from './ComponentLoader.ts'
import type { deferredParts } from './late/deferredParts.ts'
import type { LoadComponent } from './loadComponent.ts'
import { RenderAfterPaint } from './RenderAfterPaint.tsx'
import { RequireSession, RequireVisitor, TicketFrame } from './RequireSession.tsx'
import { frames } from './screenRoutes.tsx'

export function createRoutes(container: Container, loader: ComponentLoader, isEmbedded: boolean): RouteObject[] {
  const loadNotFound = async () => (await import('#ui/shell/NotFoundScreen.tsx')).NotFoundScreen
  const loadNotices = async () => (await import('./late/PageNotices.tsx')).pageNotices(container)
  const frame: RouteObject = {
    id: frames.player,
    ...loader.screen(
      () => import('./session/member.ts'),
      () => frameOf(loader, isEmbedded),
    ),
    children: [{ path: '*', ...loader.route(loadNotFound) }],
  }
  const children: RouteObject[] = [
    { id: frames.visitor, element: <RequireVisitor />, children: [] },
    { id: frames.anybody, children: [] },
    { element: <RequireSession />, children: [frame] },
  ]
  const late = latePartsOf(loader)
  const root = (
    <Root isEmbedded={isEmbedded} loadTicketBanner={late('ticketBanner')} loadNotices={loadNotices} loadClubLinks={late('clubLinks')} />
  )
  return [{ element: root, ErrorBoundary: RouteError, HydrateFallback: Nothing, children }]
}

async function frameOf(loader: ComponentLoader, isEmbedded: boolean) {
  const { ShopVisitFrame } = await import('./ShopVisitFrame.tsx')
  const late = latePartsOf(loader)
  const parts = {
    loadBell: loader.optional(
      () => import('./session/notifications.ts'),
      async () => (await import('#ui/session/notifications/Bell.tsx')).Bell,
    ),
    loadCartCount: loader.optional(
      () => import('./commerce/module.ts'),
      async () => (await import('#ui/commerce/cart-count/CartCount.tsx')).CartCount,
    ),
    loadFamilyStrip: late('familyStrip'),
    loadQuickSearch: late('quickSearch'),
    loadHelp: late('help'),
    loadSurvey: late('survey'),
    loadProfileEdge: late('profileEdge'),
    loadBack: late(isEmbedded ? 'backToApp' : 'backButton'),
  }
  return () => <ShopVisitFrame {...parts} isEmbedded={isEmbedded} />
}

function latePartsOf(loader: ComponentLoader) {
  return (name: keyof ReturnType<typeof deferredParts>): LoadComponent =>
    async () =>
      (await import('./late/deferredParts.ts')).deferredParts(loader)[name]()
}

interface RootProps {
  readonly isEmbedded: boolean
  readonly loadTicketBanner: LoadComponent
  readonly loadNotices: LoadComponent
  readonly loadClubLinks: LoadComponent
}

function Root({ isEmbedded, loadTicketBanner, loadNotices, loadClubLinks }: RootProps) {
  return (
    <AriaBridge isEmbedded={isEmbedded}>
      <TicketFrame>
        <RenderAfterPaint load={loadTicketBanner} />
      </TicketFrame>
      <RenderAfterPaint load={loadNotices} />
      <ClubLinksContext value={<RenderAfterPaint load={loadClubLinks} />}>
        <Outlet />
      </ClubLinksContext>
    </AriaBridge>
  )
}

function Nothing() {
  return null
}
