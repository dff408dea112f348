import type { FavouriteCourses } from '#app/rounds/ports/FavouriteCourses'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { FavouriteMarks } from '../courses/FavouriteMarks.ts'

export class CourseFavourite {
  readonly reading = new Loaded<boolean>()
  readonly marks: FavouriteMarks
  private courseId = ''
  readonly #favourites: FavouriteCourses

  constructor(favourites: FavouriteCourses, marks: FavouriteMarks) {
    this.#favourites = favourites
    this.marks = marks
    makeReactive(this)
  }

  get isSet(): boolean | undefined {
    const asRead = this.reading.value
    return asRead === undefined ? undefined : this.marks.isFavourite(this.courseId, asRead)
  }

  get fault(): Loaded<boolean>['fault'] {
    return this.reading.fault ?? this.marks.saving.fault
  }

  async open(courseId: string): Promise<void> {
    if (courseId !== this.courseId) this.reading.clear()
    this.courseId = courseId
    await this.reading.load((signal) => this.#favourites.isFavourite(courseId, signal))
  }

  async toggle(): Promise<void> {
    if (this.reading.value !== undefined) await this.marks.toggle(this.courseId, this.reading.value)
  }

  close(): void {
    this.reading.cancel()
  }
}
