import type { Backend } from '#mocks/createBackend'
import { bearerOf } from '#mocks/http/bearer'
import type { Region } from '#mocks/http/regions'
import { startServer } from '#mocks/server'
import { cards } from '../../commerce/cards.ts'
import type { Assembly, Example, TestEnvironment } from '../Assembly.ts'
import type { HostSite } from '../HostSite.ts'
import { AccessibilityChecks } from './AccessibilityChecks.ts'
import { BrowserEnvironment } from './BrowserEnvironment.ts'
import { builtProduct } from './builtProduct.ts'
import { Chromium } from './Chromium.ts'
import { Deployment } from './Deployment.ts'
import { InvariantChecks } from './InvariantChecks.ts'
import { serveDemo } from './serveDemo.ts'
import { type HostPages, serveHosts } from './serveHosts.ts'
import { VirtualTime } from './VirtualTime.ts'

interface Site {
  readonly origin: string
  originOf?(region: Region): string
  close(): Promise<void>
}

class BrowserAssembly implements Assembly {
  readonly name = 'browser'
  private readonly accessibility = new AccessibilityChecks('reports/accessible-states')
  private backend: Backend | undefined
  private previousBackend: Backend | undefined
  private chromium: Chromium | undefined
  private club: Site | undefined
  private demo: Site | undefined
  private hosts: HostPages | undefined

  async open(): Promise<void> {
    this.accessibility.begin()
    const dist = builtProduct('dist', 'npm run build')
    this.hosts = await serveHosts()
    const embedders = [this.hosts.originOf('app')]
    const [server, chromium] = await Promise.all([
      startServer({ backend: (request) => this.backendFor(request), dist, compress: false, embedders }),
      Chromium.launch(),
    ])
    this.club = { origin: server.page('global'), originOf: server.page, close: () => server.close() }
    this.chromium = chromium
  }

  async close(): Promise<void> {
    await Promise.all([this.chromium?.close(), this.club?.close(), this.demo?.close(), this.hosts?.close()])
  }

  /** `@worker`: the build with its own fake backend, in real time. `@deployed`: a site that changes. */
  async createEnvironment(backend: Backend, { tags }: Example): Promise<TestEnvironment> {
    const { chromium, accessibility, hosts } = this
    this.previousBackend = this.backend
    this.backend = backend
    const isDemo = tags.includes('@worker')
    const deployed = tags.includes('@deployed') ? await this.deploySite() : undefined
    const site = deployed ?? (isDemo ? await this.demoSite() : this.club)
    if (!chromium || !site || !hosts) throw new Error('The assembly is not open')
    const { origin } = site
    const virtualTime = new VirtualTime(backend.clock, () => backend.faults.held)
    const deployment = deployed?.deployment
    const invariantChecks = new InvariantChecks(origin, (path) => deployment?.hasFailed(path) ?? false)
    const originOf = (region: Region) => site.originOf?.(region) ?? origin
    const serviceWorkers = isDemo || deployed !== undefined
    const hostOriginOf = (host: HostSite) => hosts.originOf(host)
    const options = {
      chromium,
      origin,
      originOf,
      hostOriginOf,
      usesVirtualTime: !isDemo,
      serviceWorkers,
      virtualTime,
      invariantChecks,
      deployment,
    }
    return new BrowserEnvironment(options, { accessibility, secrets: () => secretsOf(backend), close: deployed?.close })
  }

  /** A new origin, so that no browser has cached anything. */
  private async deploySite(): Promise<Site & { readonly deployment: Deployment }> {
    const dist = builtProduct('dist', 'npm run build')
    const deployment = new Deployment(dist)
    const server = await startServer({
      backend: (request) => this.backendFor(request),
      dist,
      compress: false,
      pages: (request) => deployment.answer(request),
    })
    return { origin: server.page('global'), close: () => server.close(), deployment }
  }

  private async demoSite(): Promise<Site> {
    this.demo ??= await serveDemo(builtProduct('dist-mock', 'npm run build -- --mode mock'))
    return this.demo
  }

  /** What a page sends while it is left may arrive in the next scenario. */
  private backendFor({ headers }: Request): Backend {
    const { backend, previousBackend } = this
    if (!backend) throw new Error('No scenario is running')
    return previousBackend && bearerOf(previousBackend.world, headers).playerId !== undefined ? previousBackend : backend
  }
}

/** Digits only, as they are sent. */
const cardNumbers = [...cards.values()].map((number) => number.replaceAll(' ', ''))

function secretsOf({ world }: Backend) {
  return {
    passwords: [...world.players.list().map(({ password }) => password), ...cardNumbers],
    tokens: world.passes.list().map(({ id }) => id),
    // The number of an order is not a secret.
    links: world.messages
      .list(({ purpose }) => purpose !== 'shipment' && purpose !== 'refund')
      .flatMap(({ token, link, code }) => token ?? (link ? code : [])),
  }
}

export const browser: Assembly = new BrowserAssembly()
