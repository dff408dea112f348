import type { Appointment } from '#domain/scheduling/appointment'
import { type Booking, canMove } from '#domain/scheduling/booking'
import type { Clock } from '../shared/ports/Clock.ts'
import type { BookLesson } from './BookLesson.ts'
import type { Booked } from './ports/Appointments.ts'
import type { MovedLessons } from './ports/MovedLessons.ts'

/** Until 24 hours before the lesson, by one booking that replaces it. If it fails, the old lesson stays. */
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

  currentIdOf(id: string): string {
    const next = this.moved.newIdOf(id)
    return next === undefined ? id : this.currentIdOf(next)
  }

  earlierIdsOf(id: string): readonly string[] {
    const before = this.moved.oldIdOf(id)
    return before === undefined ? [] : [...this.earlierIdsOf(before), before]
  }
}
