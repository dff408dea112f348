/** Every static host has this document; after the sign-in it redirects to the screen. */
export function demoAt({ path, scenario }: { readonly path: string; readonly scenario: string }): string {
  const stands = /^\/(?:sign-in)?(?:\?|$)/.test(path)
  const address = stands ? path : `/sign-in?back=${encodeURIComponent(path)}`
  return `./demo${address}#scenario=${scenario}`
}
