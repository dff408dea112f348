import type { Backend } from '#mocks/createBackend'
import type { Region } from '#mocks/http/regions'
import { startServer } from '#mocks/server'
import type { Deployment } from '../browser/Deployment.ts'

/** Of a script that finds, reads and keeps time, with which each document begins. */
export const driverPath = '/page-driver.js'

/** Of a page of the club's origin without the club. */
export const emptyPath = '/empty.html'

export interface RequestedScript {
  readonly path: string
  /** In milliseconds since 1970. */
  readonly at: number
}

interface SiteOptions {
  /** A build whose documents begin with the driver. */
  readonly folder: string
  readonly driver: string
  readonly backend: Backend
  /** A site that changes, with service workers. */
  readonly deployment: Deployment | undefined
}

export interface EngineSite {
  readonly deployment: Deployment | undefined
  /** What the pages have asked for, and when. */
  readonly scripts: readonly RequestedScript[]
  originOf(region: Region): string
  close(): Promise<void>
}

/** The build and its servers for one example, with their own port: a late request of an earlier page reaches no other example. */
export async function openSite({ folder, driver, backend, deployment }: SiteOptions): Promise<EngineSite> {
  const scripts: RequestedScript[] = []
  const own = (path: string): Response | undefined => {
    if (path.endsWith('.js')) scripts.push({ path, at: Date.now() })
    if (path === emptyPath) return new Response('<!doctype html><title>Empty</title>', { headers: { 'content-type': 'text/html' } })
    if (path !== driverPath) return undefined
    const text = `window.clubTime = ${backend.clock.now().epochMilliseconds}\n${driver}`
    return new Response(text, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' } })
  }
  const { page, close } = await startServer({
    backend: () => backend,
    dist: folder,
    compress: false,
    pages: (request) => own(new URL(request.url).pathname) ?? deployment?.answer(request),
  })
  return { deployment, scripts, originOf: page, close }
}
