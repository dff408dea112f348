import type { ConfirmWaitingSlot, WaitingSlotConfirmed } from '#app/scheduling/ConfirmWaitingSlot'
import type { Appointments } from '#app/scheduling/ports/Appointments'
import type { RescheduleLesson } from '#app/scheduling/RescheduleLesson'
import type { Clock } from '#app/shared/ports/Clock'
import type { Appointment } from '#domain/scheduling/appointment'
import { canCancel, canMove, freeUntil, isLate, type LateNotice, whyNotMoved } from '#domain/scheduling/booking'
import type { Coordinates } from '#domain/scheduling/centre'
import { isPlaceFree, waitingSlotCode } from '#domain/scheduling/waitingSlot'
import { idle, type Operation, refused, waiting } from '#domain/shared/operation'
import { type Explanation, explain } from '#ui/shell/explanation.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class AppointmentViewModel {
  readonly detail = new Loaded<{ readonly appointment: Appointment; readonly code: number }>()
  readonly confirming = new Task()
  confirmation: Operation<'confirmed', number> = idle
  movedTo: string | undefined = undefined
  now: Temporal.Instant
  readonly #appointments: Appointments
  readonly #confirm: ConfirmWaitingSlot
  readonly #clock: Clock
  readonly #moves: Pick<RescheduleLesson, 'currentIdOf'>

  constructor(appointments: Appointments, confirm: ConfirmWaitingSlot, moves: Pick<RescheduleLesson, 'currentIdOf'>, clock: Clock) {
    this.#appointments = appointments
    this.#confirm = confirm
    this.#clock = clock
    this.#moves = moves
    this.now = clock.now()
    makeReactive(this)
  }

  dispose(): void {
    this.detail.cancel()
  }

  async open(wanted: string): Promise<void> {
    const id = this.#moves.currentIdOf(wanted)
    this.movedTo = id === wanted ? undefined : id
    if (this.appointment?.id !== id) this.detail.clear()
    this.confirmation = idle
    this.confirming.clear()
    await this.read(id)
  }

  get appointment(): Appointment | undefined {
    return this.detail.value?.appointment
  }

  get failureCode(): number | string | undefined {
    return this.detail.failure?.code
  }

  get timeZone(): string {
    return this.#clock.timeZone
  }

  get canMove(): boolean {
    return this.appointment !== undefined && canMove(this.appointment, this.now)
  }

  get whyNotMoved(): Explanation<LateNotice> | undefined {
    return explain('scheduling.move-until-24-hours', this.appointment && whyNotMoved(this.appointment, this.now))
  }

  get canCancel(): boolean {
    return this.appointment !== undefined && canCancel(this.appointment, this.now)
  }

  /** Until then the place can't be taken. */
  get isPlaceFree(): boolean {
    const { appointment, code = 0 } = this.detail.value ?? {}
    return appointment !== undefined && isPlaceFree(appointment.state, code)
  }

  get canConfirm(): boolean {
    return this.isPlaceFree && this.confirmation.state !== 'wait'
  }

  get late(): boolean {
    return this.appointment !== undefined && isLate(this.appointment, this.now)
  }

  get freeUntil(): Temporal.Instant | undefined {
    return this.appointment && freeUntil(this.appointment)
  }

  get waitingCode(): number | undefined {
    const { appointment, code = 0 } = this.detail.value ?? {}
    return appointment?.waitingList ? waitingSlotCode(appointment.state, code) : undefined
  }

  get destination(): { readonly address: string; readonly location: Coordinates } | undefined {
    const centre = this.appointment?.centre
    return centre && { address: `${centre.address}, ${centre.city}`, location: centre.location }
  }

  async confirmWaitingSlot(): Promise<void> {
    const { appointment } = this
    if (!appointment || !this.canConfirm) return
    this.confirmation = waiting
    const answer = await this.confirming.run(() => this.#confirm.execute(appointment))
    this.settle(answer)
    // The place has changed whatever the answer is.
    if (answer) await this.read(appointment.id)
  }

  private async read(id: string): Promise<void> {
    this.now = this.#clock.now()
    await this.detail.load(() => this.#appointments.detail(id))
  }

  private settle(answer: WaitingSlotConfirmed | undefined): void {
    if (answer?.kind === 'confirmed') this.confirmation = { state: 'confirmed' }
    else this.confirmation = answer ? refused(answer.code) : idle
  }
}
