import { AppointmentList } from '#app/scheduling/ports/AppointmentList'
import type { Clock } from '#app/shared/ports/Clock'
import type { Agenda, BookedLesson, EarlierBooking } from '#app/support/ports/Agenda'
import type { Appointment } from '#domain/scheduling/appointment'
import { freeUntil } from '#domain/scheduling/booking'
import { hasEnded } from '#domain/scheduling/slot'
import type { OpenPart } from '../part.ts'

export class SchedulingAgenda implements Agenda {
  private readonly open: OpenPart
  private readonly clock: Clock

  constructor(open: OpenPart, clock: Clock) {
    this.open = open
    this.clock = clock
  }

  async upcoming(): Promise<readonly BookedLesson[]> {
    const appointments = await this.appointments()
    return lessonsAhead(await appointments.all(), this.clock.now())
  }

  async bookedBefore(): Promise<readonly EarlierBooking[]> {
    const appointments = await this.appointments()
    const bookings = await appointments.lastBookings()
    return bookings.map(({ lessonTypeName: name, ...booking }) => ({ ...booking, name }))
  }

  private async appointments(): Promise<AppointmentList> {
    const resolve = await this.open(() => import('../scheduling/appointmentList.ts'))
    return resolve(AppointmentList)
  }
}

function lessonsAhead(appointments: readonly Appointment[], now: Temporal.Instant): readonly BookedLesson[] {
  return appointments.filter((appointment) => isAhead(appointment, now)).map(bookedLesson)
}

function isAhead(appointment: Appointment, now: Temporal.Instant): boolean {
  const { state, start } = appointment
  return state === 'booked' ? !hasEnded(appointment, now) : state === 'waiting' && Temporal.Instant.compare(start, now) > 0
}

function bookedLesson(appointment: Appointment): BookedLesson {
  const { id, start, minutes, bay, coach, waitingList, lessonType, centre } = appointment
  return {
    id,
    name: lessonType.name,
    start,
    minutes,
    timeZone: centre.timeZone,
    centreName: centre.name,
    city: centre.city,
    bay,
    coach,
    waitingList,
    movableUntil: appointment.state === 'booked' ? freeUntil(appointment) : undefined,
  }
}
