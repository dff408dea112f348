import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Backend } from '#mocks/createBackend'
import { startServer } from '#mocks/server'
import type { Assembly, Example, TestEnvironment } from '../Assembly.ts'
import { builtProduct } from '../browser/builtProduct.ts'
import { Deployment } from '../browser/Deployment.ts'
import { VirtualTime } from '../browser/VirtualTime.ts'
import { copyWithScript } from './copyWithScript.ts'
import type { Engine, Locality } from './Engine.ts'
import { emptyPath } from './EngineDevice.ts'
import { EngineEnvironment } from './EngineEnvironment.ts'
import type { RequestedScript } from './EngineTab.ts'

/** The examples expect this zone of a device. */
const locality: Locality = { language: 'en_GB', zone: 'America/New_York' }
const driverPath = '/page-driver.js'

/** The production build in another engine. Its documents begin with a script that finds, reads and keeps time. */
export class EngineAssembly implements Assembly {
  readonly name: 'firefox' | 'webkit'
  private readonly launch: (locality: Locality) => Promise<Engine>
  private engine: Engine | undefined
  private club: Awaited<ReturnType<typeof startServer>> | undefined
  private build: Awaited<ReturnType<typeof copyWithScript>> | undefined
  private driver = ''
  private backend: Backend | undefined
  private deployment: Deployment | undefined
  private scripts: RequestedScript[] = []

  constructor(name: EngineAssembly['name'], launch: EngineAssembly['launch']) {
    this.name = name
    this.launch = launch
  }

  async open(): Promise<void> {
    this.driver = await bundledDriver()
    this.build = await copyWithScript(builtProduct('dist', 'npm run build'), driverPath, { isMock: false })
    this.club = await startServer({
      backend: () => this.current,
      dist: this.build.folder,
      compress: false,
      pages: (request) => this.answer(new URL(request.url).pathname) ?? this.deployment?.answer(request),
    })
    this.engine = await this.launch(locality)
  }

  async close(): Promise<void> {
    await Promise.all([this.engine?.close(), this.club?.close()])
    this.build?.remove()
  }

  /** `@deployed`: a site that changes. */
  async createEnvironment(backend: Backend, { tags }: Example): Promise<TestEnvironment> {
    const { engine, club, build } = this
    if (!engine || !club || !build) throw new Error('The assembly is not open')
    this.backend = backend
    this.deployment = tags.includes('@deployed') ? new Deployment(build.folder) : undefined
    this.scripts = []
    const virtualTime = new VirtualTime(backend.clock, () => backend.faults.held)
    return new EngineEnvironment({
      engine,
      virtualTime,
      originOf: (region) => club.page(region),
      scripts: this.scripts,
      deployment: this.deployment,
    })
  }

  private get current(): Backend {
    if (!this.backend) throw new Error('No scenario is running')
    return this.backend
  }

  private answer(path: string): Response | undefined {
    if (path.endsWith('.js')) this.scripts.push({ path, at: Date.now() })
    if (path === emptyPath) return new Response('<!doctype html><title>Empty</title>', { headers: { 'content-type': 'text/html' } })
    if (path !== driverPath) return undefined
    const text = `window.clubTime = ${this.current.clock.now().epochMilliseconds}\n${this.driver}`
    return new Response(text, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' } })
  }
}

async function bundledDriver(): Promise<string> {
  const entry = fileURLToPath(new URL('pageDriver.ts', import.meta.url))
  const built = await build({
    ...{ configFile: false, logLevel: 'warn' },
    build: { write: false, minify: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'pageDriver' } },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('The page driver gave no script')
  return `${chunk.code}\npageDriver.startPageDriver()`
}
