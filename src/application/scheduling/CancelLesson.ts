import { needsLateConfirmation } from '#domain/scheduling/booking'
import type { Clock } from '../shared/ports/Clock.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { Appointments, Canceled, Cancellation } from './ports/Appointments.ts'
import type { CurrentBookingPlayer } from './ports/BookingPlayer.ts'

export class CancelLesson {
  private readonly appointments: Appointments
  private readonly player: CurrentBookingPlayer
  private readonly clock: Clock
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(appointments: Appointments, player: CurrentBookingPlayer, clock: Clock, connectivity: Pick<Connectivity, 'value'>) {
    this.appointments = appointments
    this.player = player
    this.clock = clock
    this.connectivity = connectivity
  }

  async execute(cancellation: Cancellation): Promise<Canceled> {
    const { appointment, lateConfirmed } = cancellation
    if (!lateConfirmed && needsLateConfirmation(appointment, this.clock.now())) return { kind: 'confirmation-needed' }
    const write = () => this.appointments.cancel(cancellation)
    const answer = await writeOnce(this.connectivity, write, () => this.done(appointment.id))
    if (answer.kind !== 'confirmation-needed') this.player.creditsMoved()
    return answer
  }

  private async done(id: string): Promise<Canceled | undefined> {
    const appointment = (await this.appointments.all()).find((each) => each.id === id)
    return !appointment || appointment.state === 'canceled' ? { kind: 'canceled' } : undefined
  }
}
