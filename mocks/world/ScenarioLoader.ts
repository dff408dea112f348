import type { Backend } from '../createBackend.ts'
import type { DeskStorage } from '../DeskStorage.ts'
import type { ProductControls } from '../desk/ProductControls.ts'
import { hostOfRegion, isLocal, regionOfPage } from '../http/regions.ts'
import type { StoredWorld } from './StoredWorld.ts'
import { applyScenario, decodeScenario, injectAll, type Scenario } from './scenario.ts'

const fragment = /^#scenario=(.*)$/

const broken = 'The scenario link is broken, or of another version. This is the world as it was.'

interface Dependencies {
  readonly location: Pick<Location, 'hash' | 'hostname' | 'href' | 'pathname' | 'search' | 'replace'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

export class ScenarioLoader {
  mistake: string | undefined = undefined
  private readonly scenario: Scenario | undefined

  private constructor(scenario: Scenario | undefined, isBroken: boolean) {
    this.scenario = scenario
    if (isBroken) this.mistake = broken
  }

  /** Removes the scenario from the address. Redirects to the region's own site if there is one. */
  static async at({ location, history }: Dependencies, memory: DeskStorage): Promise<ScenarioLoader> {
    const text = fragment.exec(location.hash)?.[1]
    if (text === undefined) return new ScenarioLoader(undefined, false)
    const scenario = await decodeScenario(text)
    if (scenario && isLocal(location.hostname) && regionOfPage(location.hostname) !== scenario.region) {
      const url = new URL(location.href)
      url.hostname = hostOfRegion(scenario.region)
      location.replace(url)
      await new Promise(() => undefined)
    }
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    if (scenario) memory.change({ region: scenario.region })
    return new ScenarioLoader(scenario, scenario === undefined)
  }

  /** True if the document's first paint may show the wrong visitor. */
  get isOfScenario(): boolean {
    return this.scenario !== undefined && this.mistake === undefined
  }

  /** Call it before the product starts; it adds no faults yet. */
  async prepare(kept: StoredWorld, { world, faults }: Backend): Promise<void> {
    const { scenario } = this
    if (!scenario) return
    await kept.change(() => applyScenario({ ...scenario, faults: [] }, world, faults)).catch(() => this.fail())
  }

  /** Call it before the first request: signs in, navigates, then adds the faults. */
  async enter(product: ProductControls, kept: StoredWorld, { world, faults }: Backend): Promise<void> {
    const { scenario } = this
    if (!scenario || !this.isOfScenario) return
    const player = world.players.first(({ email }) => email === scenario.who)
    product.setLanguage(scenario.language)
    if (product.who() !== undefined) await product.signOut().catch(() => undefined)
    const arrived = player ? await product.signIn(player.email, player.password).catch(() => false) : scenario.who === null
    if (!arrived) this.mistake = `${scenario.who} could not be signed in. The request log says why.`
    await product.goTo(scenario.path)
    await kept.change(() => injectAll(scenario.faults, faults))
  }

  private fail(): void {
    this.mistake = broken
  }
}
