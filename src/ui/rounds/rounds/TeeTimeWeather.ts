import type { CurrentGolfer, Player } from '#app/rounds/ports/CurrentGolfer'
import type { Weather } from '#app/rounds/ports/Weather'
import type { Course } from '#domain/rounds/course'
import { type HourOfWeather, weatherOfRound } from '#domain/rounds/weather'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'

/** The forecast for the first hour of a round. */
export class TeeTimeWeather {
  readonly forecast = new Loaded<readonly HourOfWeather[]>()
  readonly #weather: Weather
  readonly #player: Observed<Player | undefined>

  constructor(weather: Weather, player: CurrentGolfer) {
    this.#weather = weather
    this.#player = observe(player)
    makeReactive(this)
  }

  get metricDistances(): boolean {
    return this.#player.value?.metricDistances ?? false
  }

  get metricSpeeds(): boolean {
    return this.#player.value?.metricSpeeds ?? false
  }

  /** Absent for rounds of the past and of next month. */
  at(teeTime: Temporal.ZonedDateTime | undefined): HourOfWeather | undefined {
    return teeTime && weatherOfRound(this.forecast.value ?? [], teeTime)[0]
  }

  async open({ boundary }: Pick<Course, 'boundary'>): Promise<void> {
    this.forecast.clear()
    await this.forecast.load((signal) => this.#weather.hourly(boundary, signal))
  }

  close(): void {
    this.forecast.cancel()
  }
}
