import type { Rounds } from '#app/rounds/ports/Rounds'
import type { Clock } from '#app/shared/ports/Clock'
import { newestFirst, type RoundSummary, roundsByDay } from '#domain/rounds/round'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class RoundCalendarViewModel {
  readonly reading = new Loaded<readonly RoundSummary[]>()
  focused: Temporal.PlainDate
  selected: Temporal.PlainDate | undefined = undefined
  readonly #rounds: Rounds
  readonly #clock: Pick<Clock, 'now' | 'timeZone'>

  constructor(rounds: Rounds, clock: Pick<Clock, 'now' | 'timeZone'>) {
    this.#rounds = rounds
    this.#clock = clock
    this.focused = this.today
    makeReactive(this)
  }

  get today(): Temporal.PlainDate {
    return this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }

  get month(): Temporal.PlainYearMonth {
    return this.focused.toPlainYearMonth()
  }

  get byDay(): ReadonlyMap<string, readonly RoundSummary[]> {
    return roundsByDay(this.reading.value ?? [])
  }

  get counts(): ReadonlyMap<string, number> {
    return new Map([...this.byDay].map(([day, rounds]) => [day, rounds.length]))
  }

  get shown(): readonly RoundSummary[] {
    const { selected } = this
    if (selected) return this.byDay.get(selected.toString()) ?? []
    return newestFirst((this.reading.value ?? []).filter(({ playedAt }) => playedAt.toPlainDate().toPlainYearMonth().equals(this.month)))
  }

  get lastDayElsewhere(): Temporal.PlainDate | undefined {
    const [last] = this.shown.length === 0 && !this.selected ? newestFirst(this.reading.value ?? []) : []
    return last?.playedAt.toPlainDate()
  }

  read(): Promise<void> {
    return this.reading.load((signal) => this.#rounds.all(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }

  /** As `2026-05`; this month where the text is none. */
  show(month: string | undefined): void {
    const named = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month ?? '') ? Temporal.PlainYearMonth.from(month ?? '') : this.today.toPlainYearMonth()
    if (!named.equals(this.month)) this.go(named.toPlainDate({ day: 1 }))
  }

  step(months: 1 | -1): void {
    this.go(this.focused.add({ months }))
  }

  focus(day: Temporal.PlainDate): void {
    if (day.toPlainYearMonth().equals(this.month)) this.focused = day
    else this.go(day)
  }

  choose(day: Temporal.PlainDate): void {
    this.focused = day
    this.selected = this.selected?.equals(day) ? undefined : day
  }

  showMonth(): void {
    this.selected = undefined
  }

  goToPreviousMonth(): void {
    this.step(-1)
  }

  goToNextMonth(): void {
    this.step(1)
  }

  goToPreviousYear(): void {
    this.go(this.focused.subtract({ years: 1 }))
  }

  goToNextYear(): void {
    this.go(this.focused.add({ years: 1 }))
  }

  goToToday(): void {
    this.go(this.today)
  }

  private go(day: Temporal.PlainDate): void {
    this.focused = day
    this.selected = undefined
  }
}
