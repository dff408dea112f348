import { makeAutoObservable } from 'mobx'
import { type Language, languages } from '../languages.ts'
import { hostOfRegion, type Region, regions } from '../regions.ts'
import { encodeScenario, scenarioOf } from '../scenario.ts'
import type { Bench } from './Bench.ts'
import type { Pulse } from './Pulse.ts'

/** `JP`, but by name where several regions share a country. */
export function countryOf(region: Region): string {
  if (region === 'global') return 'Global'
  return region === 'st' ? 'Field test' : regions[region].code
}

/** Where you are: region, language, screen. All of it goes into a link. */
export class Place {
  readonly #bench: Bench
  readonly #pulse: Pulse

  constructor(bench: Bench, pulse: Pulse) {
    this.#bench = bench
    this.#pulse = pulse
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get region(): Region {
    return this.#bench.page.region
  }

  /** With its host, where that says so: `JP, jp.localhost`. */
  nameOf(region: Region): string {
    const name = countryOf(region)
    return this.#bench.page.regionByHost ? `${name}, ${hostOfRegion(region)}` : name
  }

  get language(): Language {
    this.#pulse.feel()
    return languages.find((each) => each === this.#bench.stage.language()) ?? 'en'
  }

  speak(language: Language): void {
    this.#bench.stage.setLanguage(language)
    this.#pulse.beat()
  }

  /** To the same screen of another region; where that is another site, the world comes along. */
  async moveTo(region: Region, who = this.whoIn(region)): Promise<void> {
    const { page, memory } = this.#bench
    if (page.regionByHost) return page.open(await this.link(region, who))
    memory.change({ region })
    page.reload()
  }

  /** The address that shows the same on another machine. */
  async link(region = this.region, who = this.#bench.stage.who() ?? null): Promise<string> {
    return this.#bench.page.address(region, await this.fragment(region, who))
  }

  /** The part of that address that says what to show. */
  async fragment(region = this.region, who = this.#bench.stage.who() ?? null): Promise<string> {
    const { backend, kept, stage } = this.#bench
    const where = { who, region, language: this.language, path: stage.path() }
    const scenario = await kept.turn(() => scenarioOf(backend.world, backend.faults, where))
    return `#scenario=${await encodeScenario(scenario)}`
  }

  /** Nobody may stay signed in where the account does not live. */
  private whoIn(region: Region): string | null {
    const email = this.#bench.stage.who() ?? null
    const player = this.#bench.backend.world.players.first((row) => row.email === email)
    return region === 'st' || player?.region === region ? email : null
  }
}
