import type { Courses } from '#app/rounds/ports/Courses'
import type { CurrentGolfer, Player } from '#app/rounds/ports/CurrentGolfer'
import type { GolferPosition } from '#app/rounds/ports/GolferPosition'
import type { CourseCountry, CourseSummary, Position } from '#domain/rounds/course'
import { readableText } from '#domain/shared/typedText'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import type { FavouriteMarks } from './FavouriteMarks.ts'

export interface CourseFilter {
  readonly name: string
  readonly country: string
  readonly state: string
  readonly onlyFavourites: boolean
}

const noFilter: CourseFilter = { name: '', country: '', state: '', onlyFavourites: false }

export class CoursesViewModel {
  readonly reading = new Loaded<readonly CourseSummary[]>()
  readonly places = new Loaded<readonly CourseCountry[]>()
  readonly marks: FavouriteMarks
  filter: CourseFilter = noFilter
  position: Position | undefined = undefined
  positionUnknown = false
  locating = false
  readonly #courses: Courses
  readonly #position: GolferPosition
  readonly #player: Observed<Player | undefined>

  constructor(courses: Courses, position: GolferPosition, marks: FavouriteMarks, player: CurrentGolfer) {
    this.#courses = courses
    this.#position = position
    this.marks = marks
    this.#player = observe(player)
    makeReactive(this)
  }

  get metric(): boolean {
    return this.#player.value?.metricDistances ?? false
  }

  get countries(): readonly CourseCountry[] {
    return this.places.value ?? []
  }

  get states(): CourseCountry['states'] {
    return this.countries.find(({ code }) => code === this.filter.country)?.states ?? []
  }

  /** Favourites first, each group in the order of the club: by distance where a position is known. */
  get courses(): readonly CourseSummary[] {
    const all = this.reading.value ?? []
    const favourites = all.filter(this.isFavourite)
    if (this.filter.onlyFavourites) return favourites
    return this.position ? all : [...favourites, ...all.filter((course) => !this.isFavourite(course))]
  }

  isFavourite({ id, isFavourite }: CourseSummary): boolean {
    return this.marks.isFavourite(id, isFavourite)
  }

  start(): void {
    void this.places.load((signal) => this.#courses.countries(signal))
  }

  dispose(): void {
    this.reading.cancel()
    this.places.cancel()
  }

  /** A state belongs to its country: without one it is ignored. */
  async show(filter: CourseFilter): Promise<void> {
    const { name, country, state } = this.filter
    this.filter = { ...filter, state: filter.country === '' ? '' : filter.state }
    const isSame = name === this.filter.name && country === this.filter.country && state === this.filter.state
    if (isSame && this.reading.value) return
    await this.read()
  }

  /** Call it only on the player's request: the browser asks for permission. */
  async findNearest(): Promise<void> {
    if (this.locating) return
    this.locating = true
    this.locate(await this.#position.ask())
    if (!this.positionUnknown) await this.read()
  }

  private locate(position: Position | undefined): void {
    this.locating = false
    this.position = position ?? this.position
    this.positionUnknown = position === undefined
  }

  private async read(): Promise<void> {
    const { name, country, state } = this.filter
    const search = { name: readableText(name), country, state, near: this.position }
    await this.reading.load((signal) => this.#courses.search(search, signal))
  }
}
