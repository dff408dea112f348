import { type IReactionDisposer, makeAutoObservable, reaction } from 'mobx'
import type { Booked } from '#app/scheduling/ports/Appointments'
import type { Appointment } from '#domain/scheduling/appointment'
import { isFinal, type LastBooking } from '#domain/scheduling/booking'
import { type Availability, dayOf, type Slot } from '#domain/scheduling/slot'
import { Task } from '#ui/shell/Task.ts'
import { type BookingQuery, bookingQueryAsIn } from './BookingQuery.ts'
import type { BookingSubmission } from './BookingSubmission.ts'
import type { ChoicesModel } from './ChoicesModel.ts'
import { OpeningsReader } from './OpeningsReader.ts'
import type { SelectionModel } from './SelectionModel.ts'
import type { TimesModel } from './TimesModel.ts'

type Step = 'selection' | 'suggestions' | 'confirmation' | 'done'

/** Booking and moving, from the choice of a lesson to the result. */
export class BookViewModel {
  isOpen = false
  step: Step = 'selection'
  /** The new id of a lesson that was asked for by its old one. */
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
    makeAutoObservable(this, {}, { autoBind: true })
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

  /** Unknown until credits and lessons are read; below 0 where they don't suffice. */
  get creditsAfter(): number | undefined {
    const { lessonType } = this.choices
    return lessonType && this.order.creditsAfter(lessonType, this.selection.slots)
  }

  /** Times are chosen that nobody has booked yet. */
  get isUnsent(): boolean {
    return this.step !== 'done' && !this.selection.isEmpty
  }

  /** What the player has booked at a chosen time: it forbids nothing, and is told before anything is sent. */
  get lessonsAtSameTime(): readonly Appointment[] {
    const { lessonType } = this.choices
    return lessonType ? this.order.own.atTimeOf(this.selection.slots, lessonType.minutes) : []
  }

  /** Less than 24 hours ahead: what is booked can't be moved, and gives no credit back. */
  get isFinal(): boolean {
    return this.selection.slots.some((slot) => isFinal(slot, this.times.now))
  }

  get tooLateToMove(): boolean {
    return this.order.own.isTooLateToMove(this.times.now)
  }

  /** `current`: the time of the lesson that is to be moved. */
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

  /** Takes a slot into the choice, or out of it again. */
  toggle(slot: Slot): void {
    if (!this.isSelectable(slot)) return
    this.selection.toggle(slot)
    this.times.chooseDay(dayOf(slot))
    this.order.clearProblem()
  }

  /** Chooses what an address asks for, now or as soon as it is read. */
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

  /** Moves a lesson instead of booking a new one; its type, centre and coach are chosen to begin with. */
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

  /** The player gives up the practice in the way. */
  async overridePractice(): Promise<void> {
    const { problem } = this.order
    if (problem?.kind === 'practice-in-the-way') await this.send(problem.appointmentIds)
  }

  /** Starts over in the open dialog. */
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

  /** One of several: the openings tell which; the others stay chosen. */
  private async dropTaken(slots: readonly Slot[]): Promise<void> {
    const left = slots.length > 1 ? await this.checking.run(() => this.times.bookableOf(slots)) : []
    this.selection.keep(left ?? [])
    await this.times.readAgain()
  }

  /** Nothing of another player's stays. */
  private changePlayer(playerId: string | undefined, before: string | undefined): void {
    if (before !== undefined) {
      this.choices.forget()
      this.clear()
    }
    if (playerId !== undefined) this.load()
  }
}
