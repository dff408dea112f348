import { makeAutoObservable } from 'mobx'
import { fullName } from '../names.ts'
import type { Region } from '../regions.ts'
import type { PlayerRow } from '../session/data.ts'
import type { Bench } from './Bench.ts'
import type { Place } from './Place.ts'
import type { Pulse } from './Pulse.ts'

export interface Person {
  readonly player: PlayerRow
  readonly name: string
  readonly about: string
  /** Only this region's site signs them in. */
  readonly elsewhere: Region | undefined
}

/** Who you are. */
export class People {
  /** Whoever is being signed in. */
  coming: string | undefined = undefined
  problem: string | undefined = undefined
  readonly #bench: Bench
  readonly #place: Place
  readonly #pulse: Pulse

  constructor(bench: Bench, place: Place, pulse: Pulse) {
    this.#bench = bench
    this.#place = place
    this.#pulse = pulse
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get cast(): readonly Person[] {
    this.#pulse.feel()
    const here = this.#place.region
    return this.#bench.backend.world.players.list().flatMap((player) => {
      const { about, region } = player
      const elsewhere = here === 'st' || region === here ? undefined : region
      return about === undefined ? [] : [{ player, name: fullName(player), about, elsewhere }]
    })
  }

  get present(): PlayerRow | undefined {
    this.#pulse.feel()
    const email = this.#bench.stage.who()
    return email === undefined ? undefined : this.#bench.backend.world.players.first((row) => row.email === email)
  }

  async become({ player, name, elsewhere }: Person): Promise<void> {
    this.problem = undefined
    if (elsewhere) this.#bench.memory.change({ region: elsewhere })
    if (elsewhere && this.#bench.page.regionByHost) return this.#place.moveTo(elsewhere, player.email)
    this.coming = player.id
    const arrived = await this.#bench.stage.signIn(player.email, player.password).catch(() => false)
    this.arrive(arrived ? undefined : `${name} could not be signed in. The request log says why.`)
  }

  async leave(): Promise<void> {
    await this.#bench.stage.signOut().catch(() => undefined)
    this.#pulse.beat()
  }

  private arrive(problem: string | undefined): void {
    this.coming = undefined
    this.problem = problem
    this.#pulse.beat()
  }
}
