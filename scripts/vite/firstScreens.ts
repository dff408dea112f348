/**
 * What stands before anybody has gone anywhere: a chunk each, with all that it imports. What both import stands by itself,
 * and so do the fields of all forms.
 */
export const firstScreens = {
  both: new RegExp(
    [
      '/src/composition/session/(?:module|screens)\\.ts$',
      '/src/ui/shell/(?:LanguageSelect|Logo|Screen)\\.tsx$',
      '/src/ui/shell/(?:Loaded|Task|unsavedChanges)\\.ts$',
      '/src/ui/kit/[^/]+/(?:FailureNotice|TextLink)\\.tsx$',
      '/node_modules/lucide-react/dist/esm/icons/check\\.mjs$',
    ].join('|'),
  ),
  /** Those of the sign-in, which every form has: forms bring them without the sign-in. */
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
  /** The session's account stands in it. */
  frame: /\/src\/composition\/(?:(?:PlayerFrame|RequireArea|ShopVisitFrame|VisitorFrame)\.tsx|session\/member\.ts)$/,
  home: /\/src\/(?:composition\/support\/(?:module|screens)\.ts|ui\/support\/home\/HomeScreen\.tsx)$/,
}

const firstTexts = /\/src\/ui\/(?:shell|session)\/texts\/(\w+)\.json$/

/** Both screens read these: the shell's texts and the session's come together, each language by itself. */
export function ofFirstTexts(id: string): string | null {
  const [, language] = firstTexts.exec(id) ?? []
  return language === undefined ? null : `texts-${language}`
}
