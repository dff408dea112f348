import { makeAutoObservable } from 'mobx'
import type { PlayerRow } from '../contexts/session/data.ts'
import type { Region } from '../http/regions.ts'
import { fullName } from '../world/names.ts'
import type { DeskContext } from './DeskContext.ts'
import type { LocationModel } from './LocationModel.ts'
import type { WorldAtom } from './WorldAtom.ts'

export interface Person {
  readonly player: PlayerRow
  readonly name: string
  readonly about: string
  readonly elsewhere: Region | undefined
}

export class People {
  coming: string | undefined = undefined
  problem: string | undefined = undefined
  readonly #context: DeskContext
  readonly #place: LocationModel
  readonly #atom: WorldAtom

  constructor(context: DeskContext, place: LocationModel, atom: WorldAtom) {
    this.#context = context
    this.#place = place
    this.#atom = atom
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whoever lives in this region comes first. */
  get cast(): readonly Person[] {
    this.#atom.reportObserved()
    const here = this.#place.region
    const people = this.#context.backend.world.players.list().flatMap((player) => {
      const { about, region } = player
      const elsewhere = here === 'st' || region === here ? undefined : region
      return about === undefined ? [] : [{ player, name: fullName(player), about, elsewhere }]
    })
    return [...people.filter(({ elsewhere }) => !elsewhere), ...people.filter(({ elsewhere }) => elsewhere)]
  }

  get present(): PlayerRow | undefined {
    this.#atom.reportObserved()
    const email = this.#context.product.who()
    return email === undefined ? undefined : this.#context.backend.world.players.first((row) => row.email === email)
  }

  async become({ player, name, elsewhere }: Person): Promise<void> {
    this.problem = undefined
    if (elsewhere) this.#context.memory.change({ region: elsewhere })
    if (elsewhere && this.#context.page.regionByHost) return this.#place.moveTo(elsewhere, player.email)
    this.coming = player.id
    const arrived = await this.#context.product.signIn(player.email, player.password).catch(() => false)
    this.arrive(arrived ? undefined : `${name} could not be signed in. The request log says why.`)
  }

  async leave(): Promise<void> {
    await this.#context.product.signOut().catch(() => undefined)
    this.#atom.reportChanged()
  }

  private arrive(problem: string | undefined): void {
    this.coming = undefined
    this.problem = problem
    this.#atom.reportChanged()
  }
}
