import { type IReactionDisposer, reaction } from 'mobx'
import type { Appointments } from '#app/scheduling/ports/Appointments'
import type { BookingPlayer, CurrentBookingPlayer } from '#app/scheduling/ports/BookingPlayer'
import type { Clock } from '#app/shared/ports/Clock'
import type { Appointment } from '#domain/scheduling/appointment'
import { appointmentsOn, dateAtCentre, history, selectedDate, upcoming } from '#domain/scheduling/calendar'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { MonthNavigation } from '../MonthNavigation.ts'

export class AppointmentsViewModel {
  readonly list = new Loaded<readonly Appointment[]>()
  readonly month: MonthNavigation
  selectedDate: Temporal.PlainDate
  now: Temporal.Instant
  private selectedId: string | undefined = undefined
  readonly #appointments: Appointments
  readonly #player: Observed<BookingPlayer | undefined>
  readonly #clock: Clock
  #stopWatching: IReactionDisposer | undefined = undefined

  constructor(appointments: Appointments, player: CurrentBookingPlayer, clock: Clock) {
    this.#appointments = appointments
    this.#player = observe(player)
    this.#clock = clock
    this.now = clock.now()
    this.month = new MonthNavigation(() => clock.now().toZonedDateTimeISO(clock.timeZone).toPlainDate())
    this.selectedDate = this.month.startDate
    makeReactive(this)
  }

  start(): void {
    this.#stopWatching = reaction(() => this.#player.value?.id, this.startAfresh)
    void this.refresh()
  }

  dispose(): void {
    this.#stopWatching?.()
    this.list.cancel()
  }

  async refresh(): Promise<void> {
    let isFirst = true
    await this.list.load(async (signal) => {
      const appointments = await this.#appointments.all()
      if (isFirst && !signal.aborted) this.arrive(appointments)
      // A change of language keeps the selected date.
      isFirst = false
      return appointments
    })
  }

  get failureCode(): number | string | undefined {
    return this.list.failure?.code
  }

  get isEmpty(): boolean {
    return this.list.value?.length === 0
  }

  /** The player's zone; each lesson is shown in its centre's zone. */
  get timeZone(): string {
    return this.#clock.timeZone
  }

  get today(): Temporal.PlainDate {
    return this.now.toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }

  get selectedDateAppointments(): readonly Appointment[] {
    return this.on(this.selectedDate)
  }

  get selected(): Appointment | undefined {
    return this.all.find(({ id }) => id === this.selectedId)
  }

  get upcoming(): readonly Appointment[] {
    return upcoming(this.all, this.now)
  }

  get history(): readonly Appointment[] {
    return history(this.all, this.now)
  }

  get legend(): { readonly lessons: boolean; readonly practice: boolean; readonly waitingList: boolean; readonly canceled: boolean } {
    const certain = this.all.filter(({ waitingList, state }) => !waitingList && state !== 'canceled')
    return {
      lessons: certain.some(({ lessonType }) => !lessonType.practice),
      practice: certain.some(({ lessonType }) => lessonType.practice),
      waitingList: this.all.some(({ waitingList }) => waitingList),
      canceled: this.all.some(({ state }) => state === 'canceled'),
    }
  }

  on(date: Temporal.PlainDate): readonly Appointment[] {
    return appointmentsOn(this.all, date)
  }

  selectDate(date: Temporal.PlainDate): void {
    this.selectedDate = date
    this.selectedId = undefined
  }

  select(appointment: Appointment): void {
    this.selectedDate = dateAtCentre(appointment)
    this.selectedId = appointment.id
  }

  show(appointment: Appointment): void {
    this.select(appointment)
    if (!this.selectedDate.toPlainYearMonth().equals(this.month.month)) this.month.show(this.selectedDate)
  }

  closeDetails(): void {
    this.selectedId = undefined
  }

  goToToday(): void {
    this.now = this.#clock.now()
    this.month.goToToday()
    this.selectDate(this.month.startDate)
  }

  private get all(): readonly Appointment[] {
    return this.list.value ?? []
  }

  private arrive(appointments: readonly Appointment[]): void {
    this.now = this.#clock.now()
    this.selectedDate = selectedDate(appointments, this.now, this.selectedDate)
  }

  /** Clears everything when the player changes. */
  private startAfresh(playerId: string | undefined, before: string | undefined): void {
    if (before !== undefined) {
      this.list.clear()
      this.goToToday()
    }
    if (playerId !== undefined && !this.list.value && !this.list.busy) void this.refresh()
  }
}
