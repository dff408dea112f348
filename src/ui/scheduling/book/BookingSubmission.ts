import type { BookLesson } from '#app/scheduling/BookLesson'
import type { Booked } from '#app/scheduling/ports/Appointments'
import type { BookingPlayer, CurrentBookingPlayer } from '#app/scheduling/ports/BookingPlayer'
import type { RescheduleLesson } from '#app/scheduling/RescheduleLesson'
import type { Appointment } from '#domain/scheduling/appointment'
import { type Booking, creditsAfter } from '#domain/scheduling/booking'
import type { LessonType } from '#domain/scheduling/lessonType'
import type { Slot } from '#domain/scheduling/slot'
import { idle, type Operation, refused, waiting } from '#domain/shared/operation'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'
import type { OwnAppointmentsModel } from './OwnAppointmentsModel.ts'

type BookingProblem = Exclude<Booked, { readonly kind: 'booked' }>

export class BookingSubmission {
  operation: Operation<'booked' | 'moved', BookingProblem> = idle
  readonly sending = new Task()
  readonly own: OwnAppointmentsModel
  booked: readonly Appointment[] = []
  private chosenHand: Booking['hand'] | undefined = undefined
  readonly #bookLesson: BookLesson
  readonly #rescheduleLesson: RescheduleLesson
  readonly #player: Observed<BookingPlayer | undefined>

  constructor(bookLesson: BookLesson, rescheduleLesson: RescheduleLesson, own: OwnAppointmentsModel, player: CurrentBookingPlayer) {
    this.#bookLesson = bookLesson
    this.#rescheduleLesson = rescheduleLesson
    this.own = own
    this.#player = observe(player)
    makeReactive(this)
  }

  get playerId(): string | undefined {
    return this.#player.value?.id
  }

  get hand(): Booking['hand'] {
    return this.chosenHand ?? this.#player.value?.hand ?? 'right'
  }

  get creditsLeft(): number | undefined {
    return this.#player.value?.credits
  }

  get problem(): BookingProblem | undefined {
    return this.operation.state === 'idle' ? this.operation.problem : undefined
  }

  get practiceInTheWay(): readonly Appointment[] {
    return this.problem?.kind === 'practice-in-the-way' ? this.own.named(this.problem.appointmentIds) : []
  }

  get onWaitingList(): boolean {
    return this.booked.some(({ waitingList }) => waitingList)
  }

  creditsAfter(lessonType: LessonType, slots: readonly Slot[]): number | undefined {
    const replaced = this.own.moved ? [this.own.moved] : []
    const replaces = replaced.map(({ id }) => id)
    const booking = this.bookingOf(lessonType, slots, replaces)
    return this.creditsLeft === undefined || !booking ? undefined : creditsAfter(this.creditsLeft, booking, replaced)
  }

  /** A moved lesson has a new id. */
  currentIdOf(id: string): string {
    return this.#rescheduleLesson.currentIdOf(id)
  }

  chooseHand(hand: Booking['hand']): void {
    this.chosenHand = hand
  }

  clearProblem(): void {
    if (this.operation.state === 'idle') this.operation = idle
    this.sending.clear()
  }

  async send(lessonType: LessonType, slots: readonly Slot[], practiceIds: readonly string[]): Promise<Booked | undefined> {
    const booking = this.bookingOf(lessonType, slots, practiceIds)
    if (!booking || this.sending.busy) return undefined
    this.operation = waiting
    const answer = await this.sending.run(() => this.execute(booking))
    if (this.playerId !== booking.playerId) return undefined
    this.settle(answer)
    if (answer?.kind === 'practice-in-the-way') await this.own.name(answer.appointmentIds)
    if (answer?.kind === 'earlier-booked') await this.own.readAgain()
    return answer
  }

  reset(): void {
    this.operation = idle
    this.booked = []
    this.chosenHand = undefined
    this.sending.clear()
    this.own.reset()
  }

  private execute(booking: Booking): Promise<Booked> {
    const known = this.own.known.value ?? []
    const { moved } = this.own
    return moved ? this.#rescheduleLesson.execute(moved, booking, known) : this.#bookLesson.execute(booking, known)
  }

  private settle(answer: Booked | undefined): void {
    if (answer?.kind === 'booked') {
      this.operation = { state: this.own.moved ? 'moved' : 'booked' }
      this.booked = answer.appointments
    } else this.operation = answer ? refused(answer) : idle
  }

  private bookingOf(lessonType: LessonType, slots: readonly Slot[], replaces: readonly string[]): Booking | undefined {
    const { playerId, hand } = this
    const purpose = replaces.length > 0 ? 'practice-override' : 'new'
    return playerId === undefined ? undefined : { purpose, playerId, hand, lessonType, slots, replaces }
  }
}
