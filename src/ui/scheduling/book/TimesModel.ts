import type { Openings, OpeningsAnswer, OpeningsSearch } from '#app/scheduling/ports/Openings'
import type { Clock } from '#app/shared/ports/Clock'
import type { Centre } from '#domain/scheduling/centre'
import type { LessonType } from '#domain/scheduling/lessonType'
import { firstBookableDay, ofDay, openingsByDay, type PartOfDaySlots, partsOfDay, type TimeOfDay } from '#domain/scheduling/openings'
import { dayOf, isBookable, isSameSlot, type Slot } from '#domain/scheduling/slot'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { MonthNavigation } from '../MonthNavigation.ts'

export interface TimesFilter {
  readonly centre: Centre
  readonly lessonType: LessonType
  readonly coachId: string | undefined
}

export class TimesModel {
  readonly answer = new Loaded<OpeningsAnswer>()
  readonly month: MonthNavigation
  timeOfDay: TimeOfDay = 'any'
  now: Temporal.Instant
  private chosenDay: Temporal.PlainDate | undefined = undefined
  private wanted: TimesFilter | undefined = undefined
  private mayMoveOn = true
  readonly #openings: Openings
  readonly #clock: Clock

  constructor(openings: Openings, clock: Clock) {
    this.#openings = openings
    this.#clock = clock
    this.now = clock.now()
    makeReactive(this)
    this.month = new MonthNavigation(this.today)
  }

  get timeZone(): string {
    return this.wanted?.centre.timeZone ?? this.#clock.timeZone
  }

  get playerTimeZone(): string {
    return this.#clock.timeZone
  }

  get slots(): readonly Slot[] {
    const { value } = this.answer
    return value?.kind === 'slots' ? this.ahead(value.slots) : []
  }

  /** The club's message, shown unchanged. */
  get refusal(): { readonly code: number; readonly message: string } | undefined {
    const { value } = this.answer
    return value?.kind === 'refused' ? value : undefined
  }

  get fullyBooked(): boolean {
    return this.answer.value?.kind === 'slots' && this.openingsByDay.size === 0
  }

  get openingsByDay(): ReadonlyMap<string, number> {
    return openingsByDay(this.slots)
  }

  get selectedDate(): Temporal.PlainDate | undefined {
    const chosen = this.chosenDay?.toPlainYearMonth().equals(this.month.month) ? this.chosenDay : undefined
    return chosen ?? firstBookableDay(this.slots, this.month.startDate.with({ day: 1 }))
  }

  get slotsOfDay(): readonly Slot[] {
    return this.selectedDate ? ofDay(this.slots, this.selectedDate) : []
  }

  get partsOfDay(): readonly PartOfDaySlots[] {
    return partsOfDay(this.slotsOfDay, this.timeOfDay)
  }

  slotAt(time: Temporal.PlainTime): Slot | undefined {
    return this.slotsOfDay.find(({ start, timeZone }) => start.toZonedDateTimeISO(timeZone).toPlainTime().equals(time))
  }

  chooseDay(day: Temporal.PlainDate): void {
    this.chosenDay = day
    this.month.show(day)
  }

  showMonth(month: Temporal.PlainYearMonth): void {
    this.mayMoveOn = false
    this.month.show(month.toPlainDate({ day: 1 }))
  }

  chooseTimeOfDay(timeOfDay: TimeOfDay): void {
    this.timeOfDay = timeOfDay
  }

  async read(wanted: TimesFilter): Promise<void> {
    const atToday = this.month.startDate.equals(this.today())
    this.wanted = wanted
    if (atToday) this.month.goToToday()
    this.answer.clear()
    await this.readAgain()
  }

  async readAgain(): Promise<void> {
    const { wanted } = this
    if (wanted) await this.answer.load((signal) => this.ask(wanted, signal))
  }

  async bookableOf(slots: readonly Slot[]): Promise<readonly Slot[]> {
    const days = slots.map(dayOf).sort(Temporal.PlainDate.compare)
    const [from, until] = [days[0], days.at(-1)]
    if (!this.wanted || !from || !until) return []
    const answer = await this.#openings.search({ ...searchOf({ ...this.wanted, coachId: undefined }), from, until })
    const bookable = answer.kind === 'slots' ? answer.slots.filter((slot) => isBookable(slot, this.now)) : []
    return slots.filter((slot) => bookable.some((each) => isSameSlot(each, slot)))
  }

  reset(): void {
    this.answer.clear()
    this.chosenDay = undefined
    this.timeOfDay = 'any'
    this.wanted = undefined
    this.mayMoveOn = true
    this.month.goToToday()
  }

  today(): Temporal.PlainDate {
    return this.#clock.now().toZonedDateTimeISO(this.timeZone).toPlainDate()
  }

  private async ask(wanted: TimesFilter, signal: AbortSignal): Promise<OpeningsAnswer> {
    this.now = this.#clock.now()
    const { startDate, month } = this.month
    const today = this.today()
    const from = month.equals(today.toPlainYearMonth()) ? today : startDate.with({ day: 1 })
    const answer = await this.#openings.search({ ...searchOf(wanted), from, until: startDate.with({ day: startDate.daysInMonth }) })
    if (!signal.aborted) this.moveOn(answer)
    return answer
  }

  /** Once, and only from the current month: a player who returns to a full month must find it full. */
  private moveOn(answer: OpeningsAnswer): void {
    if (answer.kind !== 'slots' || !this.mayMoveOn) return
    this.mayMoveOn = false
    const today = this.today()
    const atToday = this.month.startDate.equals(today) && !this.chosenDay
    if (atToday && !firstBookableDay(this.ahead(answer.slots), today)) this.month.goToNextMonth()
  }

  private ahead(slots: readonly Slot[]): readonly Slot[] {
    return slots.filter(({ start }) => Temporal.Instant.compare(start, this.now) > 0)
  }
}

function searchOf({ centre, lessonType, coachId }: TimesFilter): Omit<OpeningsSearch, 'from' | 'until'> {
  return { centreId: centre.id, timeZone: centre.timeZone, coachId, lessonTypeId: lessonType.id, timeOfDay: 'any' }
}
