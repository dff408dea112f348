import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentSecurityPolicy } from '../scripts/contentSecurityPolicy.ts'
import { homeHeadersFor, securityHeaders } from '../scripts/hosting/headers.ts'
import { isForBank } from './contexts/commerce/bank/bankPages.ts'
import { publicKeys } from './contexts/session/regionKeys.ts'
import { type Backend, createBackend } from './createBackend.ts'
import { compressedJson } from './http/compressedJson.ts'
import { corsHeaders, preflightResponse } from './http/crossOrigin.ts'
import { describeViolations } from './http/describeViolations.ts'
import type { LogEntry } from './http/LogEntry.ts'
import { listen } from './http/listen.ts'
import { type Host, hostOf, type Region, regionNames, regionOfPage } from './http/regions.ts'
import { StaticSite } from './http/StaticSite.ts'
import { RunningClock } from './world/WorldClock.ts'

interface Options {
  /** Called with each request, so the backend can be replaced. */
  readonly backend: (request: Request) => Backend
  readonly dist?: string
  readonly compress?: boolean
  /** Asked before the build, so that a test can change the site while it is in use. */
  readonly pages?: ((request: Request) => Response | undefined) | undefined
  readonly port?: number
  /** Origins that may show the site in a frame. */
  readonly embedders?: readonly string[] | undefined
}

interface RunningServer {
  readonly port: number
  page(region: Region): string
  close(): Promise<void>
}

export async function startServer({ backend, dist, compress = true, pages, port = 0, embedders = [] }: Options): Promise<RunningServer> {
  const { port: open, close } = await listen(async (request) => {
    const response = await respond(
      request,
      backend(request),
      async (asked) => pages?.(asked) ?? (await configuration(asked, embedders)) ?? site?.answer(asked),
    )
    return compress ? compressedJson(response, request) : response
  }, port)
  const site =
    dist === undefined
      ? undefined
      : new StaticSite(resolve(dist), {
          documentHeaders: (document, pathname) => ({
            ...securityHeaders(policy(open, { document, embedders })),
            ...(pathname === '/' && homeHeadersFor(document)),
          }),
          compress,
        })
  return { port: open, page: (region) => `http://${region === 'global' ? '' : `${region}.`}localhost:${open}`, close }
}

type Site = (request: Request) => Promise<Response | undefined>

async function respond(request: Request, backend: Backend, site: Site): Promise<Response> {
  const { hostname } = new URL(request.url)
  if (hostOf(hostname) || isForBank(new URL(request.url))) return fromServers(request, backend)
  return (await site(request)) ?? new Response('There is no build to serve', { status: 404 })
}

async function configuration(request: Request, embedders: readonly string[]): Promise<Response | undefined> {
  const { hostname, pathname, port } = new URL(request.url)
  if (pathname !== '/config.json') return undefined
  return Response.json({ ...addresses(regionOfPage(hostname), port), embedders, keys: await publicKeys() })
}

async function fromServers(request: Request, backend: Backend): Promise<Response> {
  const response =
    request.method === 'OPTIONS' ? preflightResponse(request) : ((await backend.handle(request)) ?? new Response(null, { status: 404 }))
  if (response.type === 'error') return response
  // Chromium silently repeats requests of any method when a reused connection breaks.
  response.headers.set('connection', 'close')
  for (const [name, value] of Object.entries(corsHeaders(request))) response.headers.set(name, value)
  return response
}

function addresses(region: Region, port: number | string): Readonly<Record<Host['server'], string>> {
  const domain = `${region}.localhost:${port}`
  const at = (name: Host['server']) => `http://${name}.${domain}`
  return { api: at('api'), shop: at('shop'), media: at('media'), payments: at('payments'), uploads: at('uploads') }
}

interface Served {
  readonly document: string
  readonly embedders: readonly string[]
}

function policy(port: number, { document, embedders }: Served): string {
  const servers = regionNames.flatMap((region) => Object.values(addresses(region, port)))
  return contentSecurityPolicy(servers, document, { embedders })
}

if (import.meta.main) {
  const noted = (entry: LogEntry) => {
    const refusal = describeViolations(entry)
    if (refusal) process.stdout.write(`${refusal}\n`)
  }
  const backend = await createBackend({ clock: new RunningClock(), noted })
  const dist = ['dist'].find((folder) => existsSync(folder))
  const { page, port } = await startServer({ backend: () => backend, port: Number(process.env['PORT'] ?? 4180), ...(dist && { dist }) })
  const pages = dist ? regionNames.map(page) : ['No pages: npm run build makes them']
  process.stdout.write(`${[...pages, ...Object.values(addresses('global', port))].join('\n')}\n`)
}
