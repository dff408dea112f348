import { makeAutoObservable } from 'mobx'
import { fillWorld } from '../contexts/seed.ts'
import { preserveTokens } from '../world/preserveTokens.ts'
import { deserialiseInto, serialise } from '../world/serialise.ts'
import type { SeedName } from '../world/World.ts'
import { copyToClipboard, type DeskNotice } from './copyToClipboard.ts'
import type { DeskContext } from './DeskContext.ts'
import type { LocationModel } from './LocationModel.ts'

export class WorldTransfer {
  message: DeskNotice | undefined = undefined
  link: string | undefined = undefined
  asked: SeedName | undefined = undefined
  readonly #context: DeskContext
  readonly #place: LocationModel

  constructor(context: DeskContext, place: LocationModel) {
    this.#context = context
    this.#place = place
    makeAutoObservable(this, {}, { autoBind: true })
    if (context.mistake !== undefined) this.message = { isProblem: true, text: context.mistake }
  }

  get seed(): SeedName {
    return this.#context.backend.world.seed
  }

  get origin(): string {
    const { seed, seededAt } = this.#context.backend.world
    return `${seededAt.slice(0, 10)}, ${seed}`
  }

  get size(): string {
    const { players, appointments, tables } = this.#context.backend.world
    const rows = Object.values(tables).reduce((sum, table) => sum + table.list().length, 0)
    return `${players.list().length} players, ${appointments.list().length} appointments, ${rows} rows`
  }

  ask(seed: SeedName): void {
    this.asked = seed
  }

  leaveIt(): void {
    this.asked = undefined
  }

  /** Real time and no faults; the current player stays signed in. */
  async reset(seed: SeedName): Promise<void> {
    this.asked = undefined
    const { backend, clock, kept, page } = this.#context
    const { world, faults } = backend
    await kept.change(async () => {
      await preserveTokens(world, async () => {
        clock.reset()
        await fillWorld(world, seed)
        return true
      })
      faults.plans = []
    })
    this.#context.release()
    page.reload()
  }

  async export(): Promise<void> {
    const { world } = this.#context.backend
    const text = await this.#context.kept.turn(async () => serialise(world))
    this.#context.page.save(`clubhouse-world-${world.now().toString().slice(0, 16).replace(':', '')}.json`, text)
  }

  async import(text: string): Promise<void> {
    const { backend, kept, page } = this.#context
    const arrived = await kept.change(() => preserveTokens(backend.world, () => deserialiseInto(backend.world, text)))
    if (arrived) return page.reload()
    this.say({ isProblem: true, text: 'This isn’t a world file of this version. Nothing changed. Choose another file.' })
  }

  async copyLink(): Promise<void> {
    const link = await this.#place.link()
    const notice = await copyToClipboard(this.#context.page, link, 'Scenario link')
    this.say(notice)
    this.offer(notice.isProblem ? link : undefined)
  }

  private offer(link: string | undefined): void {
    this.link = link
  }

  private say(message: DeskNotice): void {
    this.message = message
  }
}
