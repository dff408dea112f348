import type { Weather } from '#app/rounds/ports/Weather'
import type { Clock } from '#app/shared/ports/Clock'
import type { Course } from '#domain/rounds/course'
import { type SunPosition, sunAt } from '#domain/rounds/sun'
import { forecastDays, type HourOfWeather, nextTeeTime, weatherOfRound } from '#domain/rounds/weather'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class TeeTimeModel {
  readonly forecast = new Loaded<readonly HourOfWeather[]>()
  teeTime: Temporal.ZonedDateTime | undefined = undefined
  /** The hour of the picture, counted from the tee time. */
  hourIndex = 0
  private course: Course | undefined = undefined
  readonly #weather: Weather
  readonly #clock: Pick<Clock, 'now'>

  constructor(weather: Weather, clock: Pick<Clock, 'now'>) {
    this.#weather = weather
    this.#clock = clock
    makeReactive(this)
  }

  get days(): readonly Temporal.PlainDate[] {
    return this.course ? forecastDays(this.nowOn(this.course)) : []
  }

  get hours(): readonly HourOfWeather[] {
    return this.teeTime ? weatherOfRound(this.forecast.value ?? [], this.teeTime) : []
  }

  get hour(): HourOfWeather | undefined {
    return this.hours[this.hourIndex] ?? this.hours[0]
  }

  get sun(): SunPosition | undefined {
    return this.hour && this.course && sunAt(this.hour.at, this.course.position)
  }

  async open(course: Course): Promise<void> {
    if (this.course?.id !== course.id) {
      this.teeTime = nextTeeTime(this.nowOn(course))
      this.forecast.clear()
    }
    this.course = course
    await this.forecast.load((signal) => this.#weather.hourly(course.boundary, signal))
  }

  close(): void {
    this.forecast.cancel()
  }

  chooseDay(day: Temporal.PlainDate): void {
    if (!this.teeTime) return
    const { timeZoneId: timeZone, hour } = this.teeTime
    this.teeTime = day.toZonedDateTime({ timeZone, plainTime: { hour } })
  }

  chooseTeeHour(hour: number): void {
    this.teeTime = this.teeTime?.with({ hour, minute: 0 })
    this.hourIndex = 0
  }

  showHour(index: number): void {
    this.hourIndex = index
  }

  private nowOn({ timeZone }: Course): Temporal.ZonedDateTime {
    return this.#clock.now().toZonedDateTimeISO(timeZone)
  }
}
