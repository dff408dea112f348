import { moveMonth, moveYear, weeksOf } from '#domain/scheduling/calendar'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export function readMonth(text: string | null | undefined): Temporal.PlainYearMonth | undefined {
  return text && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? Temporal.PlainYearMonth.from(text) : undefined
}

/** `today` is a function, because the page may stay open over midnight. */
export class MonthNavigation {
  startDate: Temporal.PlainDate
  readonly #today: () => Temporal.PlainDate

  constructor(today: () => Temporal.PlainDate) {
    this.#today = today
    this.startDate = today()
    makeReactive(this)
  }

  get month(): Temporal.PlainYearMonth {
    return this.startDate.toPlainYearMonth()
  }

  weeks(firstDayOfWeek: number): readonly (readonly Temporal.PlainDate[])[] {
    return weeksOf(this.startDate, firstDayOfWeek)
  }

  goToNextMonth(): void {
    this.startDate = moveMonth(this.startDate, 1, this.#today())
  }

  goToPreviousMonth(): void {
    this.startDate = moveMonth(this.startDate, -1, this.#today())
  }

  goToNextYear(): void {
    this.startDate = moveYear(this.startDate, 1, this.#today())
  }

  goToPreviousYear(): void {
    this.startDate = moveYear(this.startDate, -1, this.#today())
  }

  goToToday(): void {
    this.startDate = this.#today()
  }

  get isAtToday(): boolean {
    return this.startDate.equals(this.#today())
  }

  show(date: Temporal.PlainDate): void {
    this.startDate = moveMonth(date, 0, this.#today())
  }
}
