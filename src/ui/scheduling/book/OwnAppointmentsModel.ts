import type { Appointments } from '#app/scheduling/ports/Appointments'
import type { Appointment } from '#domain/scheduling/appointment'
import { canMove, isAt, type LateNotice, lessonsInTheWay, whyNotMoved } from '#domain/scheduling/booking'
import { type Availability, isBookable, type Slot } from '#domain/scheduling/slot'
import { type Explanation, explain } from '#ui/shell/explanation.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { readOnce } from './readOnce.ts'

export class OwnAppointmentsModel {
  readonly known = new Loaded<readonly Appointment[]>()
  readonly rescheduleAppointment = new Loaded<Appointment>()
  private rescheduledId: string | undefined = undefined
  readonly #appointments: Appointments

  constructor(appointments: Appointments) {
    this.#appointments = appointments
    makeReactive(this)
  }

  get moved(): Appointment | undefined {
    return this.rescheduleAppointment.value
  }

  get awaitsMoved(): boolean {
    return this.rescheduledId !== undefined && !this.moved
  }

  load(): void {
    readOnce(this.known, () => this.#appointments.all())
  }

  /** `arrived` runs before the lesson is shown. */
  async loadMoved(id: string, arrived: (lesson: Appointment) => void): Promise<void> {
    this.rescheduledId = id
    await this.rescheduleAppointment.load(async (signal) => {
      const { appointment } = await this.#appointments.detail(id)
      if (!this.moved && !signal.aborted) arrived(appointment)
      return appointment
    })
  }

  async name(ids: readonly string[]): Promise<void> {
    if (this.named(ids).length < ids.length) await this.readAgain()
  }

  async readAgain(): Promise<void> {
    await this.known.load(() => this.#appointments.all())
  }

  named(ids: readonly string[]): readonly Appointment[] {
    return this.known.value?.filter(({ id }) => ids.includes(id)) ?? []
  }

  atTimeOf(slots: readonly Slot[], minutes: number): readonly Appointment[] {
    const others = this.known.value?.filter(({ id }) => id !== this.rescheduledId) ?? []
    return lessonsInTheWay(slots, others, minutes)
  }

  isTooLateToMove(now: Temporal.Instant): boolean {
    return this.moved !== undefined && !canMove(this.moved, now)
  }

  whyNotMoved(now: Temporal.Instant): Explanation<LateNotice> | undefined {
    return explain('scheduling.move-until-24-hours', this.moved && whyNotMoved(this.moved, now))
  }

  availabilityOf(slot: Slot): Availability | 'current' {
    return this.moved && isAt(this.moved, slot) ? 'current' : slot.availability
  }

  isSelectable(slot: Slot, now: Temporal.Instant): boolean {
    return this.availabilityOf(slot) !== 'current' && isBookable(slot, now)
  }

  cancel(): void {
    this.known.cancel()
    this.rescheduleAppointment.cancel()
  }

  reset(): void {
    this.rescheduledId = undefined
    this.known.clear()
    this.rescheduleAppointment.clear()
  }
}
