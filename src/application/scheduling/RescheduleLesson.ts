import type { Appointment } from '#domain/scheduling/appointment'
import { type Booking, canMove } from '#domain/scheduling/booking'
import type { Clock } from '../shared/ports/Clock.ts'
import type { BookLesson } from './BookLesson.ts'
import type { Booked } from './ports/Appointments.ts'
import type { MovedLessons } from './ports/MovedLessons.ts'

/** Moves a lesson until 24 hours before it: the booking call, with the lesson among what it replaces. If it fails, the old lesson stands. */
export class RescheduleLesson {
  private readonly bookLesson: BookLesson
  private readonly clock: Clock
  private readonly moved: MovedLessons

  constructor(bookLesson: BookLesson, clock: Clock, moved: MovedLessons) {
    this.bookLesson = bookLesson
    this.clock = clock
    this.moved = moved
  }

  async execute(appointment: Appointment, to: Booking, known: readonly Appointment[]): Promise<Booked> {
    if (!canMove(appointment, this.clock.now())) return { kind: 'too-late' }
    const others = known.filter(({ id }) => id !== appointment.id)
    const answer = await this.bookLesson.execute({ ...to, purpose: 'move', replaces: [appointment.id, ...to.replaces] }, [
      appointment,
      ...others,
    ])
    const [moved] = answer.kind === 'booked' ? answer.appointments : []
    if (moved && moved.id !== appointment.id) this.moved.add(appointment.id, moved.id)
    return answer
  }

  /** Where a link or a step back asks for a lesson by the id that it had before. */
  currentIdOf(id: string): string {
    const next = this.moved.newIdOf(id)
    return next === undefined ? id : this.currentIdOf(next)
  }
}
