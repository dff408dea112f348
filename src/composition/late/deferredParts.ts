import type { ComponentLoader } from '../ComponentLoader.ts'
import type { LoadComponent } from '../loadComponent.ts'

/** What comes after the first paint, around a screen. Apart from the routes, which every page loads. */
export function deferredParts(loader: ComponentLoader) {
  return {
    familyStrip: loader.optional(
      () => import('../session/family.ts'),
      async () => (await import('#ui/session/family-strip/FamilyStrip.tsx')).FamilyStrip,
    ),
    quickSearch: loader.optional(
      () => import('../support/quickSearch.ts'),
      async () => (await import('#ui/support/quick-search/QuickSearch.tsx')).QuickSearch,
    ),
    help: loader.optional(
      () => import('../support/help.ts'),
      async () => (await import('#ui/support/help/HelpDialog.tsx')).HelpDialog,
    ),
    survey: loader.optional(
      () => import('../support/survey.ts'),
      async () => (await import('#ui/support/survey/SurveyCard.tsx')).SurveyCard,
    ),
    profileEdge: loader.optional(
      () => import('../session/member.ts'),
      async () => (await import('#ui/session/account/ProfileResizer.tsx')).ProfileResizer,
    ),
    backToApp: loader.optional(
      () => import('../support/hostApp.ts'),
      async () => (await import('#ui/support/host-app/BackToApp.tsx')).BackToApp,
    ),
    backButton: async () =>
      matchMedia('(display-mode: standalone)').matches ? (await import('#ui/shell/late/BackButton.tsx')).BackButton : () => null,
    clubLinks: loader.optional(
      () => import('../support/clubLinks.ts'),
      async () => (await import('#ui/support/club-links/ClubLinks.tsx')).ClubLinks,
    ),
    ticketBanner: loader.optional(
      () => import('../session/arrival.ts'),
      async () => (await import('#ui/session/ticket-banner/TicketBanner.tsx')).TicketBanner,
    ),
  } satisfies Readonly<Record<string, LoadComponent>>
}
