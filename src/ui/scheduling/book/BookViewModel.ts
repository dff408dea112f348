import { type IReactionDisposer, reaction } from 'mobx'
import type { Booked } from '#app/scheduling/ports/Appointments'
import type { Appointment } from '#domain/scheduling/appointment'
import { isFinal, type LastBooking } from '#domain/scheduling/booking'
import { type Availability, dayOf, type Slot } from '#domain/scheduling/slot'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import { type BookingQuery, bookingQueryAsIn } from './BookingQuery.ts'
import type { BookingSubmission } from './BookingSubmission.ts'
import type { ChoicesModel } from './ChoicesModel.ts'
import { OpeningsReader } from './OpeningsReader.ts'
import type { SelectionModel } from './SelectionModel.ts'
import type { TimesModel } from './TimesModel.ts'

type Step = 'selection' | 'suggestions' | 'confirmation' | 'done'

export class BookViewModel {
  isOpen = false
  step: Step = 'selection'
  /** New id of a moved lesson that was opened by its old id. */
  movedTo: string | undefined = undefined
  readonly choices: ChoicesModel
  readonly times: TimesModel
  readonly selection: SelectionModel
  readonly order: BookingSubmission
  private readonly checking = new Task()
  readonly #reader: OpeningsReader
  #stopWatching: IReactionDisposer | undefined = undefined

  constructor(choices: ChoicesModel, times: TimesModel, selection: SelectionModel, order: BookingSubmission) {
    this.choices = choices
    this.times = times
    this.selection = selection
    this.order = order
    this.#reader = new OpeningsReader(choices, times, order.own)
    makeReactive(this)
  }

  start(): void {
    this.isOpen = true
    this.#reader.start(this.toggle)
    this.#stopWatching = reaction(() => this.order.playerId, this.changePlayer)
    this.load()
  }

  dispose(): void {
    this.#stopWatching?.()
    this.#reader.stop()
    this.choices.cancel()
    this.order.own.cancel()
    this.isOpen = false
  }

  get creditsAfter(): number | undefined {
    const { lessonType } = this.choices
    return lessonType && this.order.creditsAfter(lessonType, this.selection.slots)
  }

  get isUnsent(): boolean {
    return this.step !== 'done' && !this.selection.isEmpty
  }

  /** Only a warning: a second lesson at the same time is allowed. */
  get lessonsAtSameTime(): readonly Appointment[] {
    const { lessonType } = this.choices
    return lessonType ? this.order.own.atTimeOf(this.selection.slots, lessonType.minutes) : []
  }

  /** Less than 24 hours ahead: the booking can't be moved or refunded. */
  get isFinal(): boolean {
    return this.selection.slots.some((slot) => isFinal(slot, this.times.now))
  }

  get tooLateToMove(): boolean {
    return this.order.own.isTooLateToMove(this.times.now)
  }

  availabilityOf(slot: Slot): Availability | 'current' {
    return this.order.own.availabilityOf(slot)
  }

  isSelectable(slot: Slot): boolean {
    return this.order.own.isSelectable(slot, this.times.now)
  }

  chooseLessonType(id: string): void {
    this.choices.chooseLessonType(id)
    this.selection.keep([])
  }

  chooseCentre(id: string): void {
    this.choices.place.chooseCentre(id)
    this.selection.keep([])
  }

  toggle(slot: Slot): void {
    if (!this.isSelectable(slot)) return
    this.selection.toggle(slot)
    this.times.chooseDay(dayOf(slot))
    this.order.clearProblem()
  }

  prefill(query: BookingQuery): void {
    this.selection.keep([])
    this.choices.choose(query)
    const { day, month, time } = query
    if (day) this.times.chooseDay(day)
    else if (month) this.times.showMonth(month)
    this.#reader.applyQuery({ time, month: day && month })
  }

  bookAgain({ lessonTypeId, centreId, coachId }: LastBooking): void {
    this.prefill({ lessonTypeId, centreId, coachId })
    this.backToSelection()
  }

  async openToMove(wanted: string): Promise<void> {
    const id = this.order.currentIdOf(wanted)
    this.movedTo = id === wanted ? undefined : id
    this.selection.single = true
    await this.order.own.loadMoved(id, (lesson) => this.prefill(bookingQueryAsIn(lesson)))
  }

  async suggest(): Promise<void> {
    if (await this.selection.suggest()) this.go('suggestions')
  }

  review(): void {
    if (this.selection.require()) this.go('confirmation')
  }

  backToSelection(): void {
    this.go('selection')
    this.order.clearProblem()
  }

  async confirm(): Promise<void> {
    await this.send([])
  }

  async overridePractice(): Promise<void> {
    const { problem } = this.order
    if (problem?.kind === 'practice-in-the-way') await this.send(problem.appointmentIds)
  }

  reset(): void {
    this.clear()
    this.load()
  }

  private load(): void {
    this.choices.load()
    this.order.own.load()
  }

  private clear(): void {
    this.go('selection')
    this.#reader.applyQuery({})
    for (const part of [this.choices, this.times, this.selection, this.order]) part.reset()
  }

  private go(step: Step): void {
    this.step = step
  }

  private async send(practiceIds: readonly string[]): Promise<void> {
    const { lessonType } = this.choices
    if (!lessonType || !this.selection.require()) return
    const answer = await this.order.send(lessonType, this.selection.slots, practiceIds)
    if (answer) await this.receive(answer)
  }

  private async receive({ kind }: Booked): Promise<void> {
    if (kind === 'booked') this.go('done')
    if (kind !== 'slot-taken') return
    this.go('selection')
    await this.dropTaken(this.selection.slots)
  }

  /** Of several slots, keeps those that the reloaded openings still contain. */
  private async dropTaken(slots: readonly Slot[]): Promise<void> {
    const left = slots.length > 1 ? await this.checking.run(() => this.times.bookableOf(slots)) : []
    this.selection.keep(left ?? [])
    await this.times.readAgain()
  }

  /** Clears everything when the player changes. */
  private changePlayer(playerId: string | undefined, before: string | undefined): void {
    if (before !== undefined) {
      this.choices.forget()
      this.clear()
    }
    if (playerId !== undefined) this.load()
  }
}
