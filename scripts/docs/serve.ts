import { join } from 'node:path'
import { listen } from '#mocks/http/listen'
import { StaticSite } from '#mocks/http/StaticSite'

interface ServedFolder {
  readonly folder: string
  /** Its address, with a slash at each end. */
  readonly base: string
}

/** The site, and its demo in a folder below. */
export function serveSite({ folder, base }: ServedFolder, port: number): ReturnType<typeof serveFolders> {
  return serveFolders(
    [
      { folder: join(folder, 'demo'), base: `${base}demo/` },
      { folder, base },
    ],
    port,
  )
}

/** Like any static host: without its slash, a folder leads to the address with it. The first folder that fits answers. */
export async function serveFolders(
  folders: readonly ServedFolder[],
  port: number,
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const sites = folders.map(({ folder, base }) => ({ base, site: new StaticSite(folder) }))
  const { port: open, close } = await listen((request) => {
    const url = new URL(request.url)
    const slashed = `${url.pathname}/`
    if (sites.some(({ base }) => base === slashed)) return Response.redirect(new URL(slashed + url.search, url), 301)
    const found = sites.find(({ base }) => url.pathname.startsWith(base))
    if (!found) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
    url.pathname = url.pathname.slice(found.base.length - 1)
    return found.site.answer(new Request(url, request))
  }, port)
  return { origin: `http://localhost:${open}`, close }
}
