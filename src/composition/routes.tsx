import type { Container } from 'inversify'
import { Outlet, type RouteObject } from 'react-router'
import { type Area, userTypesOf } from '#domain/session/areas'
import { AriaBridge } from '#ui/shell/AriaBridge.tsx'
import { areaOfPath, gatedAreas } from '#ui/shell/areaOfPath.ts'
import { RouteError } from '#ui/shell/ErrorBoundary.tsx'
import type { TextStore } from '#ui/shell/i18n.ts'
import { paths } from '#ui/shell/paths.ts'
import { AfterPaint } from './AfterPaint.tsx'
import { contexts, loadContext, loadScreen } from './context.ts'
import { type LoadComponent, lazyWithRetry } from './lazyWithRetry.ts'
import { RequireSession, RequireVisitor, TicketFrame } from './RequireSession.tsx'

/** A screen's address stands here; its code comes when somebody goes there. */
export function createRoutes(container: Container, texts: TextStore, isEmbedded: boolean): RouteObject[] {
  const screen = <Screen extends string>(load: Parameters<typeof loadScreen<Screen>>[2], name: NoInfer<Screen>) => ({
    lazy: { Component: lazyWithRetry(container, () => loadScreen(container, texts, load, name)) },
  })
  // What stands around the account's sections belongs to one part, whichever part shows them.
  const textsOf = (load: Parameters<typeof loadContext>[2]) => ({
    lazy: { Component: lazyWithRetry(container, () => loadContext(container, texts, load).then(() => Outlet)) },
  })
  const loadFrame = async () => {
    const [{ ShopVisitFrame: AnyFrame }] = await Promise.all([
      import('./ShopVisitFrame.tsx'),
      loadContext(container, texts, contexts.member),
    ])
    const later = <Screen extends string>(load: Parameters<typeof loadScreen<Screen>>[2], name: NoInfer<Screen>) =>
      lazyWithRetry(container, () => loadScreen(container, texts, load, name), 'nothing')
    const parts = {
      loadBell: later(contexts.notifications, 'bell'),
      loadCartCount: later(contexts.commerce, 'cartCount'),
      loadFamilyStrip: later(contexts.family, 'strip'),
    }
    return () => <AnyFrame {...parts} isEmbedded={isEmbedded} />
  }
  const openTo = (area: Area, children: RouteObject[]): RouteObject => {
    const loadClosed = lazyWithRetry(container, () => loadScreen(container, texts, contexts.family, closedScreenOf(area)))
    const load = async () => {
      const { RequireArea } = await import('./RequireArea.tsx')
      return () => <RequireArea area={area} loadClosed={loadClosed} />
    }
    return { lazy: { Component: lazyWithRetry(container, load) }, children }
  }
  const gated = (screens: readonly RouteObject[]): RouteObject[] => {
    const ofArea = (wanted: Area | undefined) => screens.filter(({ path }) => areaOfPath(path) === wanted)
    return [...gatedAreas.map((area) => openTo(area, ofArea(area))), ...ofArea(undefined)]
  }
  const loadNotFound = async () => (await import('#ui/shell/NotFoundScreen.tsx')).NotFoundScreen
  const loadTicketBanner = lazyWithRetry(container, () => loadScreen(container, texts, contexts.arrival, 'ticketBanner'), 'nothing')
  const loadNotices = async () => (await import('./PageNotices.tsx')).pageNotices(container)
  const visitors: RouteObject = {
    element: <RequireVisitor />,
    children: [
      { path: paths.signIn, ...screen(contexts.signIn, 'signIn') },
      { path: paths.otherRegion, ...screen(contexts.arrival, 'region') },
      { path: paths.entry, ...screen(contexts.arrival, 'entry') },
    ],
  }
  const anybody: RouteObject = {
    children: [
      // Whoever is signed in is sent home by the screen: its last step is for somebody who has come in by it.
      { path: paths.register, ...screen(contexts.signUp, 'register') },
      { path: paths.forgotPassword, ...screen(contexts.recovery, 'forgotPassword') },
      { path: paths.resetPassword, ...screen(contexts.recovery, 'resetPassword') },
      { path: paths.verifyEmail, ...screen(contexts.recovery, 'verifyEmail') },
      { path: paths.shared, ...screen(contexts.share, 'shared') },
    ],
  }
  const members: RouteObject = {
    element: <RequireSession />,
    children: [
      {
        lazy: { Component: lazyWithRetry(container, loadFrame) },
        children: [
          { path: paths.home, ...screen(contexts.support, 'home') },
          ...gated([
            { path: paths.appointments, ...screen(contexts.scheduling, 'appointments') },
            { path: paths.appointment, ...screen(contexts.scheduling, 'appointment') },
            { path: paths.plan, ...screen(contexts.plan, 'plan') },
            { path: paths.lessonHistory, ...screen(contexts.lessons, 'history') },
            { path: paths.latestLesson, ...screen(contexts.lessons, 'latest') },
            { path: paths.lesson, ...screen(contexts.lessons, 'lesson') },
            { path: paths.book, ...screen(contexts.scheduling, 'book') },
            { path: paths.move, ...screen(contexts.scheduling, 'move') },
            { path: paths.library, ...screen(contexts.library, 'library') },
            { path: paths.videoSearch, ...screen(contexts.library, 'search') },
            { path: paths.videoFavourites, ...screen(contexts.library, 'favourites') },
            { path: paths.series, ...screen(contexts.library, 'series') },
            { path: paths.video, ...screen(contexts.video, 'video') },
            { path: paths.swings, ...screen(contexts.swings, 'swings') },
            { path: paths.compareSwings, ...screen(contexts.swings, 'compareSwings') },
            { path: paths.swing, ...screen(contexts.swings, 'swing') },
          ]),
          {
            ...textsOf(contexts.account),
            children: [
              { path: paths.account, ...screen(contexts.account, 'account') },
              { path: paths.family, ...screen(contexts.family, 'family') },
              { path: paths.profile, ...screen(contexts.account, 'profile') },
              { path: paths.contact, ...screen(contexts.contact, 'contact') },
              { path: paths.phone, ...screen(contexts.contact, 'phone') },
              { path: paths.password, ...screen(contexts.contact, 'password') },
              { path: paths.notifications, ...screen(contexts.notifications, 'notifications') },
              { path: paths.desk, ...screen(contexts.arrival, 'deskAccess') },
            ],
          },
          // The shop's own bar stays while what stands below it changes.
          {
            ...screen(contexts.menu, 'frame'),
            children: [
              { path: paths.shop, ...screen(contexts.shopHome, 'shopHome') },
              { path: paths.proShop, ...screen(contexts.proShop, 'proShop') },
              { path: paths.category, ...screen(contexts.listing, 'category') },
              { path: paths.shopSearch, ...screen(contexts.listing, 'search') },
              { path: paths.product, ...screen(contexts.product, 'product') },
            ],
          },
          { path: paths.orders, ...screen(contexts.orders, 'orders') },
          { path: paths.order, ...screen(contexts.orders, 'order') },
          { path: paths.addresses, ...screen(contexts.addresses, 'addresses') },
          { path: paths.checkout, ...screen(contexts.checkout, 'checkout') },
          { path: paths.findOrder, ...screen(contexts.checkout, 'findOrder') },
          { path: paths.checkoutDone, ...screen(contexts.checkout, 'done') },
          { path: paths.cart, ...screen(contexts.cart, 'cart') },
          { path: '*', lazy: { Component: lazyWithRetry(container, loadNotFound) } },
        ],
      },
    ],
  }
  const root = <Root loadTicketBanner={loadTicketBanner} loadNotices={loadNotices} />
  return [{ element: root, ErrorBoundary: RouteError, HydrateFallback: Nothing, children: [visitors, anybody, members] }]
}

interface RootProps {
  readonly loadTicketBanner: LoadComponent
  readonly loadNotices: LoadComponent
}

function Root({ loadTicketBanner, loadNotices }: RootProps) {
  return (
    <AriaBridge>
      <TicketFrame>
        <AfterPaint load={loadTicketBanner} />
      </TicketFrame>
      <AfterPaint load={loadNotices} />
      <Outlet />
    </AriaBridge>
  )
}

/** It is for players of the club, or else for those with a launch monitor. */
function closedScreenOf(area: Area): 'clubClosed' | 'launchMonitorClosed' {
  return userTypesOf(area).includes(1) ? 'clubClosed' : 'launchMonitorClosed'
}

/** Until the first screen's code is there, the document shows its own. */
function Nothing() {
  return null
}
