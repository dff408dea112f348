import { makeAutoObservable } from 'mobx'
import { keepPasses } from '../keepPasses.ts'
import { sow } from '../seed.ts'
import { restore, serialise } from '../snapshot.ts'
import type { SeedName } from '../World.ts'
import type { Bench } from './Bench.ts'
import { copied, type Notice } from './copied.ts'
import type { Place } from './Place.ts'

/** The world as a whole: begun anew, taken out, brought in, told as a link. */
export class Storeroom {
  message: Notice | undefined = undefined
  /** A link that could not be copied: to be copied by hand. */
  link: string | undefined = undefined
  /** Whether the world is to go, in favour of this one. */
  asked: SeedName | undefined = undefined
  readonly #bench: Bench
  readonly #place: Place

  constructor(bench: Bench, place: Place) {
    this.#bench = bench
    this.#place = place
    makeAutoObservable(this, {}, { autoBind: true })
    if (bench.mistake !== undefined) this.message = { isProblem: true, text: bench.mistake }
  }

  get seed(): SeedName {
    return this.#bench.backend.world.seed
  }

  /** `2026-05-13, small`: when it was sown, and as what. */
  get origin(): string {
    const { seed, seededAt } = this.#bench.backend.world
    return `${seededAt.slice(0, 10)}, ${seed}`
  }

  get size(): string {
    const { players, appointments, tables } = this.#bench.backend.world
    const rows = Object.values(tables).reduce((sum, table) => sum + table.list().length, 0)
    return `${players.list().length} players, ${appointments.list().length} appointments, ${rows} rows`
  }

  ask(seed: SeedName): void {
    this.asked = seed
  }

  leaveIt(): void {
    this.asked = undefined
  }

  /** A fresh world in real time, with nothing that goes wrong. Who is signed in stays so. */
  async reset(seed: SeedName): Promise<void> {
    this.asked = undefined
    const { backend, clock, kept, page } = this.#bench
    const { world, faults } = backend
    await kept.change(async () => {
      await keepPasses(world, async () => {
        clock.comeHome()
        await sow(world, seed)
        return true
      })
      faults.plans = []
    })
    this.#bench.release()
    page.reload()
  }

  async export(): Promise<void> {
    const { world } = this.#bench.backend
    const text = await this.#bench.kept.turn(async () => serialise(world))
    this.#bench.page.save(`clubhouse-world-${world.now().toString().slice(0, 16).replace(':', '')}.json`, text)
  }

  async import(text: string): Promise<void> {
    const { backend, kept, page } = this.#bench
    const arrived = await kept.change(() => keepPasses(backend.world, () => restore(backend.world, text)))
    if (arrived) return page.reload()
    this.say({ isProblem: true, text: 'This isn’t a world file of this version. Nothing changed. Choose another file.' })
  }

  async copyLink(): Promise<void> {
    const link = await this.#place.link()
    const notice = await copied(this.#bench.page, link, 'Scenario link')
    this.say(notice)
    this.offer(notice.isProblem ? link : undefined)
  }

  private offer(link: string | undefined): void {
    this.link = link
  }

  private say(message: Notice): void {
    this.message = message
  }
}
