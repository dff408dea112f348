import type { Courses } from '#app/rounds/ports/Courses'
import type { Course } from '#domain/rounds/course'
import type { RoundTee } from '#domain/rounds/round'
import { Loaded } from '#ui/shell/Loaded.ts'
import type { TeeModel } from './TeeModel.ts'
import type { TeeTimeWeather } from './TeeTimeWeather.ts'

export class RoundPlace {
  readonly course = new Loaded<Course>()
  readonly tees: TeeModel
  readonly weather: TeeTimeWeather
  readonly #courses: Courses

  constructor(courses: Courses, tees: TeeModel, weather: TeeTimeWeather) {
    this.#courses = courses
    this.tees = tees
    this.weather = weather
  }

  async choose(courseId: string, usual: RoundTee | undefined): Promise<void> {
    this.course.clear()
    const readTees = this.tees.open(courseId, usual)
    await this.course.load(async (signal) => {
      const course = await this.#courses.byId(courseId, signal)
      void this.weather.open(course)
      return course
    })
    await readTees
  }

  close(): void {
    this.course.cancel()
    this.tees.close()
    this.weather.close()
  }
}
