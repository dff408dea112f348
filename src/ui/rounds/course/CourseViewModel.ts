import type { Courses } from '#app/rounds/ports/Courses'
import type { CurrentGolfer, Player } from '#app/rounds/ports/CurrentGolfer'
import type { Course, Hole } from '#domain/rounds/course'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import type { CourseFavourite } from './CourseFavourite.ts'
import type { HoleModel } from './HoleModel.ts'
import type { TeeTimeModel } from './TeeTimeModel.ts'

export class CourseViewModel {
  readonly reading = new Loaded<Course>()
  readonly hole: HoleModel
  readonly teeTime: TeeTimeModel
  readonly favourite: CourseFavourite
  private id = ''
  readonly #courses: Courses
  readonly #player: Observed<Player | undefined>

  constructor(courses: Courses, player: CurrentGolfer, hole: HoleModel, teeTime: TeeTimeModel, favourite: CourseFavourite) {
    this.#courses = courses
    this.#player = observe(player)
    this.hole = hole
    this.teeTime = teeTime
    this.favourite = favourite
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

  async open(id: string): Promise<void> {
    if (id !== this.id) this.reading.clear()
    this.id = id
    const readFavourite = this.favourite.open(id)
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

  dispose(): void {
    this.reading.cancel()
    this.favourite.close()
    this.hole.close()
    this.teeTime.close()
  }
}
