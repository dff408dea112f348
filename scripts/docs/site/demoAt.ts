/**
 * A document that every static host has, also for screens whose address holds an id: whoever is let in at the sign-in goes
 * on to the screen.
 */
export function demoAt({ path, scenario }: { readonly path: string; readonly scenario: string }): string {
  const stands = /^\/(?:sign-in)?(?:\?|$)/.test(path)
  const address = stands ? path : `/sign-in?back=${encodeURIComponent(path)}`
  return `./demo${address}#scenario=${scenario}`
}
