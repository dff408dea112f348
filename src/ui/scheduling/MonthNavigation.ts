import { makeAutoObservable, observableRef } from 'mobx'
import { moveMonth, moveYear, weeksOf } from '#domain/scheduling/calendar'

/** From an address, as `2026-05`; anything else is passed over. */
export function readMonth(text: string | null | undefined): Temporal.PlainYearMonth | undefined {
  return text && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? Temporal.PlainYearMonth.from(text) : undefined
}

/** Turning the pages of a calendar. `today` is asked at each turn: a page may lie open over midnight. */
export class MonthNavigation {
  startDate: Temporal.PlainDate
  readonly #today: () => Temporal.PlainDate

  constructor(today: () => Temporal.PlainDate) {
    this.#today = today
    this.startDate = today()
    makeAutoObservable(this, { startDate: observableRef }, { autoBind: true })
  }

  get month(): Temporal.PlainYearMonth {
    return this.startDate.toPlainYearMonth()
  }

  /** Whole weeks; 1 = Monday … 7 = Sunday comes first. */
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

  /** Turns to the date's month. */
  show(date: Temporal.PlainDate): void {
    this.startDate = moveMonth(date, 0, this.#today())
  }
}
