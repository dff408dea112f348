import type { createBrowserRouter, To } from 'react-router'
import { HostApp } from '#app/shared/ports/HostApp'
import { withEmbedFlag } from '#domain/shared/embedMode'
import { internalPath } from '#ui/shell/paths.ts'
import { OpenPart } from './part.ts'
import type { Resolver } from './provide.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'createHref'>
type Navigate = (to: To | number | null, options?: Parameters<Router['navigate']>[1]) => Promise<void>

export function keepEmbedFlag(router: Router, document: Document): void {
  keepFlagInRouter(router)
  keepFlagInLinks(document, import.meta.env.BASE_URL)
}

/** Every link and every navigation keeps the flag in its address. */
export function keepFlagInRouter(router: Router): void {
  const { navigate, createHref } = router
  const embedded: Navigate = (to, options) => (typeof to === 'number' ? navigate(to) : navigate(to && withFlag(to), options))
  router.navigate = embedded
  router.createHref = (location) => withEmbedFlag(createHref(location))
}

function withFlag(to: To): To {
  return typeof to === 'string' ? withEmbedFlag(to) : { ...to, search: withEmbedFlag(to.search ?? '') }
}

/** Links in the club's texts and in servers' HTML are plain anchors. */
export function keepFlagInLinks(document: Document, base: string): void {
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const address = link?.getAttribute('href')
    if (link && address?.startsWith(base) && !address.startsWith('//')) link.setAttribute('href', withEmbedFlag(address))
  }
  for (const event of ['click', 'auxclick', 'contextmenu']) document.addEventListener(event, keep, true)
}

/** Opens the addresses for which the app around the page asks. */
export async function followHostApp(ask: Resolver, open: (address: string) => void): Promise<void> {
  const askHost = await ask(OpenPart)(() => import('./support/hostApp.ts'))
  const app = askHost(HostApp)
  app.requests.subscribe((address) => open(internalPath(address)))
  app.reportReady()
}
