import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Backend } from '#mocks/createBackend'
import type { Assembly, Example, TestEnvironment } from '../Assembly.ts'
import { builtProduct } from '../browser/builtProduct.ts'
import { Deployment } from '../browser/Deployment.ts'
import { VirtualTime } from '../browser/VirtualTime.ts'
import { copyWithScript } from './copyWithScript.ts'
import type { Engine, Locality } from './Engine.ts'
import { EngineEnvironment } from './EngineEnvironment.ts'
import { driverPath, openSite } from './EngineSite.ts'

/** The examples expect this zone of a device. */
const locality: Locality = { language: 'en_GB', zone: 'America/New_York' }

/** The production build in another engine. Its documents begin with a script that finds, reads and keeps time. */
export class EngineAssembly implements Assembly {
  readonly name: 'firefox' | 'webkit'
  private readonly launch: (locality: Locality) => Promise<Engine>
  private engine: Engine | undefined
  private build: Awaited<ReturnType<typeof copyWithScript>> | undefined
  private driver = ''

  constructor(name: EngineAssembly['name'], launch: EngineAssembly['launch']) {
    this.name = name
    this.launch = launch
  }

  async open(): Promise<void> {
    this.driver = await bundledDriver()
    this.build = await copyWithScript(builtProduct('dist', 'npm run build'), driverPath, { isMock: false })
    this.engine = await this.launch(locality)
  }

  async close(): Promise<void> {
    await this.engine?.close()
    this.build?.remove()
  }

  /** `@deployed`: a site that changes. */
  async createEnvironment(backend: Backend, { tags }: Example): Promise<TestEnvironment> {
    const { engine, build, driver } = this
    if (!engine || !build) throw new Error('The assembly is not open')
    const { folder } = build
    const deployment = tags.includes('@deployed') ? new Deployment(folder) : undefined
    const site = await openSite({ folder, driver, backend, deployment })
    return new EngineEnvironment({ engine, site, virtualTime: new VirtualTime(backend.clock, () => backend.faults.held) })
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
