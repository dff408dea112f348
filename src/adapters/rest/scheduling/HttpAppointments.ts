import * as z from 'zod/mini'
import type { Appointments, Booked, Canceled, Cancellation } from '#app/scheduling/ports/Appointments'
import { Failure } from '#app/shared/failure'
import type { Appointment, AppointmentState } from '#domain/scheduling/appointment'
import type { Booking } from '#domain/scheduling/booking'
import type { Slot } from '#domain/scheduling/slot'
import { withOnlyCode } from '../failures.ts'
import * as calls from './calls.ts'
import { HttpAppointmentList, stateOf } from './HttpAppointmentList.ts'
import { chosenSlot } from './HttpOpenings.ts'

const bookingCalls = { new: calls.book, 'practice-override': calls.bookPracticeOverride, move: calls.reschedule } as const

const slotTaken = 50009
const practiceInTheWay = 50010
const noCredit = 50011
/** Less than 24 hours are left: a cancellation needs confirmation, a move is refused. */
const isLate = 50024

const practiceIds = z.object({ data: z.array(z.string()) })

export class HttpAppointments extends HttpAppointmentList implements Appointments {
  async detail(id: string): Promise<{ readonly appointment: Appointment; readonly code: number }> {
    const { appointmentState, code, data } = await withOnlyCode(this.client.send(calls.appointmentDetail, { query: { ...this.zone, id } }))
    return { appointment: { ...this.appointmentOf(data), state: stateOf(appointmentState) }, code }
  }

  async book(booking: Booking): Promise<Booked> {
    const body = booking.slots.map((slot) => ({ ...elementOf(booking, slot), ...this.zone }))
    try {
      const { data } = await this.client.send(bookingCalls[booking.purpose], { query: this.zone, body })
      return { kind: 'booked', appointments: this.appointmentsOf(data) }
    } catch (error) {
      const refusal = error instanceof Failure ? bookingRefusal(error) : undefined
      if (!refusal) throw error
      return refusal
    }
  }

  async cancel({ appointment, note, lateConfirmed }: Cancellation): Promise<Canceled> {
    const { id, stateOnWire: appointmentState, waitingList: isWaitingList } = appointment
    const body = { id, appointmentState, note, on24HConfirmed: lateConfirmed, isWaitingList }
    try {
      await withOnlyCode(this.client.send(calls.cancelAppointment, { body }))
      return { kind: 'canceled' }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.kind === 'gone') return { kind: 'gone' }
      if (error.code === isLate) return { kind: 'confirmation-needed' }
      throw error
    }
  }

  async confirmWaitingSlot(id: string): Promise<{ readonly state?: AppointmentState | undefined; readonly code: number }> {
    const { appointmentState, code } = await withOnlyCode(this.client.send(calls.confirmWaitingList, { params: { id } }))
    return { state: appointmentState === undefined ? undefined : stateOf(appointmentState), code }
  }
}

function elementOf({ playerId, hand: handedness, lessonType, replaces }: Booking, slot: Slot) {
  return { ...chosenSlot(slot), playerId, handedness, appointmentType: lessonType.id, replaceBookedAppointments: [...replaces] }
}

function bookingRefusal({ code, body }: Failure): Booked | undefined {
  if (code === slotTaken) return { kind: 'slot-taken' }
  if (code === noCredit) return { kind: 'no-credit' }
  if (code === isLate) return { kind: 'too-late' }
  const appointmentIds = code === practiceInTheWay ? z.safeParse(practiceIds, body).data?.data : undefined
  return appointmentIds && { kind: 'practice-in-the-way', appointmentIds }
}
