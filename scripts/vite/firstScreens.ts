/** What all pages run, but for the libraries that come with `src/main.tsx`. */
export const appSource = 'src/composition/start.tsx'

/** One chunk per first screen, one for what every page loads, and one for form fields. */
export const firstScreens = {
  app: new RegExp(
    [
      '/src/composition/start\\.tsx$',
      '/src/composition/session/(?:module|screens)\\.ts$',
      '/src/(?:application/session/LoadClubTexts|domain/session/sentCode)\\.ts$',
      '/src/ui/shell/(?:LanguageSelect|Logo|Screen)\\.tsx$',
      '/src/ui/shell/(?:Loaded|Task|unsavedChanges)\\.ts$',
      '/src/ui/kit/[^/]+/(?:FailureNotice|TextLink)\\.tsx$',
      '/node_modules/lucide-react/dist/esm/icons/check\\.mjs$',
    ].join('|'),
  ),
  /** All forms need the sign-in's fields, but not the sign-in. */
  fields: new RegExp(
    [
      '/src/ui/kit/[^/]+/(?:Checkbox|FormError|TextField)\\.tsx$',
      '/node_modules/react-stately/dist/private/(?:form/|utils/useControlledState)',
      '/node_modules/react-aria/dist/private/(?:form|label|visually-hidden)/',
      '/node_modules/react-aria/dist/private/utils/use(?:FormReset|Labels|Slot)\\.mjs$',
      '/node_modules/react-aria-components/dist/private/(?:FieldError|Form|Group|Text)\\.mjs$',
    ].join('|'),
  ),
  signIn: /\/src\/(?:composition\/session\/signIn\.ts|ui\/session\/sign-in\/SignInScreen\.tsx)$/,
  /** What every page of a player has around its screen, with home, where most visits begin. */
  home: new RegExp(
    [
      '/src/composition/(?:PlayerFrame|RequireArea|ShopVisitFrame|VisitorFrame)\\.tsx$',
      '/src/composition/(?:session/member|support/(?:module|screens)|scheduling/appointmentList)\\.ts$',
      '/src/adapters/rest/(?:Exchange|headers)\\.ts$',
      '/src/ui/support/home/(?:HomeScreen|LowerBlock)\\.tsx$',
      '/src/ui/kit/art/(?:GreensBook|monogramLines|scenes)\\.',
    ].join('|'),
  ),
}

const firstTexts = /\/src\/ui\/(shell|session|support)\/texts\/(?:notifications\/|clubLinks\/)?(\w+)\.json$/

/** Both first screens need the texts of shell and session, so these are one chunk per language. */
export function firstTextsChunk(id: string): string | null {
  const [, context, language] = firstTexts.exec(id) ?? []
  if (context === undefined) return null
  return context === 'support' ? `home-texts-${language}` : `texts-${language}`
}
