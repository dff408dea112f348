import { makeAutoObservable } from 'mobx'
import { hostOfRegion, type Region, regions } from '../http/regions.ts'
import { type Language, languages } from '../world/languages.ts'
import { encodeScenario, scenarioOf } from '../world/scenario.ts'
import type { DeskContext } from './DeskContext.ts'
import type { WorldAtom } from './WorldAtom.ts'

export function countryOf(region: Region): string {
  if (region === 'global') return 'Global'
  return region === 'st' ? 'Field test' : regions[region].code
}

export class LocationModel {
  readonly #context: DeskContext
  readonly #atom: WorldAtom

  constructor(context: DeskContext, atom: WorldAtom) {
    this.#context = context
    this.#atom = atom
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get region(): Region {
    return this.#context.page.region
  }

  nameOf(region: Region): string {
    const name = countryOf(region)
    return this.#context.page.regionByHost ? `${name}, ${hostOfRegion(region)}` : name
  }

  get language(): Language {
    this.#atom.reportObserved()
    return languages.find((each) => each === this.#context.product.language()) ?? 'en'
  }

  speak(language: Language): void {
    this.#context.product.setLanguage(language)
    this.#atom.reportChanged()
  }

  /** On another site, the world moves along. */
  async moveTo(region: Region, who = this.whoIn(region)): Promise<void> {
    const { page, memory } = this.#context
    if (page.regionByHost) return page.open(await this.link(region, who))
    memory.change({ region })
    page.reload()
  }

  async link(region = this.region, who = this.#context.product.who() ?? null): Promise<string> {
    return this.#context.page.address(region, await this.fragment(region, who))
  }

  async fragment(region = this.region, who = this.#context.product.who() ?? null): Promise<string> {
    const { backend, kept, product } = this.#context
    const where = { who, region, language: this.language, path: product.path() }
    const scenario = await kept.turn(() => scenarioOf(backend.world, backend.faults, where))
    return `#scenario=${await encodeScenario(scenario)}`
  }

  /** Players can't stay signed in on the site of another region. */
  private whoIn(region: Region): string | null {
    const email = this.#context.product.who() ?? null
    const player = this.#context.backend.world.players.first((row) => row.email === email)
    return region === 'st' || player?.region === region ? email : null
  }
}
