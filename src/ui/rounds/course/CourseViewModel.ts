import type { Courses } from '#app/rounds/ports/Courses'
import type { CurrentGolfer, Player } from '#app/rounds/ports/CurrentGolfer'
import type { FavouriteCourses } from '#app/rounds/ports/FavouriteCourses'
import type { Course, Hole } from '#domain/rounds/course'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import type { FavouriteMarks } from '../courses/FavouriteMarks.ts'
import type { HoleModel } from './HoleModel.ts'
import type { TeeTimeModel } from './TeeTimeModel.ts'

/** What belongs to one course on the screen. */
export class CourseParts {
  readonly hole: HoleModel
  readonly teeTime: TeeTimeModel
  readonly marks: FavouriteMarks

  constructor(hole: HoleModel, teeTime: TeeTimeModel, marks: FavouriteMarks) {
    this.hole = hole
    this.teeTime = teeTime
    this.marks = marks
  }
}

/** A golf course: its tees, its holes and the weather of a round there. */
export class CourseViewModel {
  readonly reading = new Loaded<Course>()
  readonly favourite = new Loaded<boolean>()
  readonly hole: HoleModel
  readonly teeTime: TeeTimeModel
  readonly marks: FavouriteMarks
  private id = ''
  readonly #courses: Courses
  readonly #favourites: FavouriteCourses
  readonly #player: Observed<Player | undefined>

  constructor(courses: Courses, favourites: FavouriteCourses, player: CurrentGolfer, { hole, teeTime, marks }: CourseParts) {
    this.#courses = courses
    this.#favourites = favourites
    this.#player = observe(player)
    this.hole = hole
    this.teeTime = teeTime
    this.marks = marks
    makeReactive(this)
  }

  get course(): Course | undefined {
    return this.reading.value
  }

  get shownHole(): Hole | undefined {
    return this.course?.holes.find(({ number }) => number === this.hole.number)
  }

  get metricDistances(): boolean {
    return this.#player.value?.metricDistances ?? false
  }

  get metricSpeeds(): boolean {
    return this.#player.value?.metricSpeeds ?? false
  }

  /** Absent until it is known. */
  get isFavourite(): boolean | undefined {
    return this.favourite.value === undefined ? undefined : this.marks.isFavourite(this.id, this.favourite.value)
  }

  async open(id: string): Promise<void> {
    if (id !== this.id) {
      this.reading.clear()
      this.favourite.clear()
    }
    this.id = id
    const readFavourite = this.favourite.load((signal) => this.#favourites.isFavourite(id, signal))
    await this.reading.load(async (signal) => {
      const course = await this.#courses.byId(id, signal)
      void this.teeTime.open(course)
      return course
    })
    await readFavourite
  }

  showHole(number: number, background: string): Promise<void> {
    return this.hole.open(this.id, number, background)
  }

  async toggleFavourite(): Promise<void> {
    if (this.favourite.value !== undefined) await this.marks.toggle(this.id, this.favourite.value)
  }

  dispose(): void {
    this.reading.cancel()
    this.favourite.cancel()
    this.hole.close()
    this.teeTime.close()
  }
}
