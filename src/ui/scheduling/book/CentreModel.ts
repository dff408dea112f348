import type { BookingPlayer, CurrentBookingPlayer } from '#app/scheduling/ports/BookingPlayer'
import type { CentreSearch, Centres } from '#app/scheduling/ports/Centres'
import type { PlayerLocation } from '#app/scheduling/ports/PlayerLocation'
import type { Centre, Coach, Coordinates } from '#domain/scheduling/centre'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { readOnce } from './readOnce.ts'

/** The player's position and country survive a reset. */
export class CentreModel {
  readonly list = new Loaded<readonly Centre[]>()
  readonly around = new Loaded<readonly Centre[]>()
  readonly country = new Loaded<string>()
  position: Coordinates | undefined = undefined
  positionUnknown = false
  locating = false
  private searched = false
  private chosenCentreId: string | undefined = undefined
  private chosenCoachId: string | undefined = undefined
  readonly #ports: Centres
  readonly #whereabouts: PlayerLocation
  readonly #player: Observed<BookingPlayer | undefined>

  constructor(centres: Centres, whereabouts: PlayerLocation, player: CurrentBookingPlayer) {
    this.#ports = centres
    this.#whereabouts = whereabouts
    this.#player = observe(player)
    makeReactive(this)
  }

  get centres(): readonly Centre[] {
    const centres = this.list.value ?? []
    if (this.searched) return centres
    return [...centres].sort((one, other) => Number(this.isHome(other)) - Number(this.isHome(one)))
  }

  get listFailed(): boolean {
    return this.list.failure !== undefined
  }

  get nearby(): readonly Centre[] {
    return this.around.value ?? []
  }

  get metricDistances(): boolean {
    return this.#player.value?.metricDistances ?? false
  }

  get selectedCentre(): Centre | undefined {
    const chosen = [...this.centres, ...this.nearby].find(({ id }) => id === this.chosenCentreId)
    if (chosen || !this.#player.value) return chosen
    return this.centres.find(this.isHome) ?? this.centres[0]
  }

  get coaches(): readonly Coach[] {
    return this.selectedCentre?.coaches ?? []
  }

  get selectedCoach(): Coach | undefined {
    return this.coaches.find(({ id }) => id === this.chosenCoachId)
  }

  load(): void {
    const search = this.position ? { near: this.position } : {}
    readOnce(this.country, () => this.#ports.country())
    readOnce(this.list, () => this.#ports.closest(search))
  }

  cancel(): void {
    for (const loaded of [this.list, this.around, this.country]) loaded.cancel()
  }

  chooseCentre(id: string): void {
    this.chosenCentreId = id
    this.chosenCoachId = undefined
  }

  chooseCoach(id: string | undefined): void {
    this.chosenCoachId = id
  }

  async searchPostal(postal: string): Promise<void> {
    this.searched = true
    await this.search({ postal })
  }

  /** Call it only on the player's request: the browser asks for permission. */
  async findNearest(): Promise<void> {
    if (this.locating) return
    this.locating = true
    this.arrive(await this.#whereabouts.ask())
    const { position } = this
    if (!position) return
    await Promise.all([this.around.load(() => this.#ports.nearest(position)), this.search({ near: position })])
  }

  reset(): void {
    this.searched = false
    this.positionUnknown = false
    this.chosenCentreId = undefined
    this.chosenCoachId = undefined
    this.list.clear()
    this.around.clear()
  }

  forget(): void {
    this.reset()
    this.position = undefined
    this.country.clear()
  }

  private arrive(position: Coordinates | undefined): void {
    this.locating = false
    this.position = position ?? this.position
    this.positionUnknown = position === undefined
    this.searched ||= position !== undefined
  }

  private async search(search: CentreSearch): Promise<void> {
    await this.list.load(() => this.#ports.closest(search))
  }

  private isHome({ id }: Centre): boolean {
    return id === this.#player.value?.homeCentreId
  }
}
