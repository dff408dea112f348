import type { Bags } from '#app/rounds/ports/Bags'
import type { ClubCatalogue } from '#app/rounds/ports/ClubCatalogue'
import type { Clubs } from '#app/rounds/ports/Clubs'
import type { CurrentGolfer, Player } from '#app/rounds/ports/CurrentGolfer'
import { type Bag, currentBag, inUseOrder } from '#domain/rounds/bag'
import { type Club, type ClubGroup, type ClubLists, clubsTooMany, groupedByParent, inBagOrder } from '#domain/rounds/club'
import { type GappedClub, gappingOf } from '#domain/rounds/gapping'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'

export class BagModel {
  readonly reading = new Loaded<readonly Bag[]>()
  readonly named = new Loaded<Bag>()
  readonly clubsReading = new Loaded<readonly Club[]>()
  readonly listsReading = new Loaded<ClubLists>()
  readonly switching = new Task()
  id: number | undefined = undefined
  readonly #bags: Bags
  readonly #clubs: Clubs
  readonly #catalogue: ClubCatalogue
  readonly #player: Observed<Player | undefined>

  constructor(bags: Bags, clubs: Clubs, catalogue: ClubCatalogue, player: CurrentGolfer) {
    this.#bags = bags
    this.#clubs = clubs
    this.#catalogue = catalogue
    this.#player = observe(player)
    makeReactive(this)
  }

  get metric(): boolean {
    return this.#player.value?.metricDistances ?? false
  }

  get bags(): readonly Bag[] {
    return inUseOrder(this.reading.value ?? [])
  }

  get current(): Bag | undefined {
    return currentBag(this.reading.value ?? [])
  }

  get bag(): Bag | undefined {
    return this.id === undefined ? this.current : this.named.value
  }

  get lists(): ClubLists {
    return this.listsReading.value ?? { manufacturers: [], categories: [], parents: [] }
  }

  get clubs(): readonly Club[] {
    return inBagOrder(this.clubsReading.value ?? [], this.lists)
  }

  get groups(): readonly ClubGroup[] {
    return groupedByParent(this.clubs, this.lists)
  }

  get gapping(): readonly GappedClub[] {
    return gappingOf(this.clubs, this.lists)
  }

  get tooMany(): number {
    return clubsTooMany(this.clubs)
  }

  async open(id: number | undefined): Promise<void> {
    if (id !== this.id) {
      this.named.clear()
      this.clubsReading.clear()
    }
    this.id = id
    await Promise.all([this.read(), this.readLists()])
  }

  close(): void {
    for (const each of [this.reading, this.named, this.clubsReading, this.listsReading]) each.cancel()
  }

  /** Its clubs are read as soon as it is known which bag it is. */
  async read(): Promise<void> {
    const { id } = this
    const readAll = this.reading.load((signal) => this.#bags.all(signal))
    if (id !== undefined) {
      await Promise.all([readAll, this.named.load((signal) => this.#bags.byId(id, signal)), this.readClubs(id)])
      return
    }
    await readAll
    if (this.id === undefined && this.current) await this.readClubs(this.current.id)
  }

  /** A bag was deleted: there is no current one until the others are read. */
  async forget(): Promise<void> {
    this.id = undefined
    this.named.clear()
    this.clubsReading.clear()
    this.reading.clear()
    await this.read()
  }

  /** Saves it as it is: the bag that was modified last is the current one. */
  async makeCurrent({ id, name }: Bag): Promise<boolean> {
    const isDone = await this.switching.run(async () => {
      await this.#bags.rename(id, name)
      return true
    })
    if (isDone) await this.read()
    return isDone === true
  }

  private async readClubs(bagId: number): Promise<void> {
    if (this.clubsReading.value?.some((club) => club.bagId !== bagId)) this.clubsReading.clear()
    await this.clubsReading.load((signal) => this.#clubs.ofBag(bagId, signal))
  }

  private async readLists(): Promise<void> {
    await this.listsReading.load((signal) => this.#catalogue.read(signal))
  }
}
