import type { Backend } from './createBackend.ts'
import type { DeskMemory } from './DeskMemory.ts'
import type { KeptWorld } from './KeptWorld.ts'
import { hostOfRegion, isLocal, regionOfPage } from './regions.ts'
import type { Stage } from './Stage.ts'
import { decodeScenario, enact, plantAll, type Scenario } from './scenario.ts'

const fragment = /^#scenario=(.*)$/

const broken = 'The scenario link is broken, or of another version. This is the world as it was.'

interface Around {
  readonly location: Pick<Location, 'hash' | 'hostname' | 'href' | 'pathname' | 'search' | 'replace'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/** How a page is entered: as a scenario in its address asks, else as it was left. */
export class Entrance {
  mistake: string | undefined = undefined
  private readonly scenario: Scenario | undefined

  private constructor(scenario: Scenario | undefined, isBroken: boolean) {
    this.scenario = scenario
    if (isBroken) this.mistake = broken
  }

  /** Reads the address and takes the scenario out of it. Leaves for the region's own site where there is one. */
  static async at({ location, history }: Around, memory: DeskMemory): Promise<Entrance> {
    const text = fragment.exec(location.hash)?.[1]
    if (text === undefined) return new Entrance(undefined, false)
    const scenario = await decodeScenario(text)
    if (scenario && isLocal(location.hostname) && regionOfPage(location.hostname) !== scenario.region) {
      const url = new URL(location.href)
      url.hostname = hostOfRegion(scenario.region)
      location.replace(url)
      await new Promise(() => undefined)
    }
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    if (scenario) memory.change({ region: scenario.region })
    return new Entrance(scenario, scenario === undefined)
  }

  /** Whether somebody else is at the door than the document has guessed. */
  get isOfScenario(): boolean {
    return this.scenario !== undefined && this.mistake === undefined
  }

  /** Before the product is there: the world, as yet with nothing that goes wrong. */
  async prepare(kept: KeptWorld, { world, faults }: Backend): Promise<void> {
    const { scenario } = this
    if (!scenario) return
    await kept.change(() => enact({ ...scenario, faults: [] }, world, faults)).catch(() => this.fail())
  }

  /** Before its first request: who is signed in, and where; then the faults. */
  async enter(stage: Stage, kept: KeptWorld, { world, faults }: Backend): Promise<void> {
    const { scenario } = this
    if (!scenario || !this.isOfScenario) return
    const player = world.players.first(({ email }) => email === scenario.who)
    stage.setLanguage(scenario.language)
    if (stage.who() !== undefined) await stage.signOut().catch(() => undefined)
    const arrived = player ? await stage.signIn(player.email, player.password).catch(() => false) : scenario.who === null
    if (!arrived) this.mistake = `${scenario.who} could not be signed in. The request log says why.`
    stage.goTo(scenario.path)
    await kept.change(() => plantAll(scenario.faults, faults))
  }

  private fail(): void {
    this.mistake = broken
  }
}
