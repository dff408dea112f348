import type { Appointment } from '#domain/scheduling/appointment'
import { waitingSlotCode } from '#domain/scheduling/waitingSlot'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { Appointments } from './ports/Appointments.ts'
import type { CurrentBookingPlayer } from './ports/BookingPlayer.ts'

export type WaitingSlotConfirmed = { readonly kind: 'confirmed' } | { readonly kind: 'refused'; readonly code: number }

type Answer = Awaited<ReturnType<Appointments['confirmWaitingSlot']>>

/** Another player may have been faster. */
export class ConfirmWaitingSlot {
  private readonly appointments: Appointments
  private readonly player: CurrentBookingPlayer
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(appointments: Appointments, player: CurrentBookingPlayer, connectivity: Pick<Connectivity, 'value'>) {
    this.appointments = appointments
    this.player = player
    this.connectivity = connectivity
  }

  async execute({ id, state }: Appointment): Promise<WaitingSlotConfirmed> {
    const write = () => this.appointments.confirmWaitingSlot(id)
    const answer = await writeOnce(this.connectivity, write, () => this.becameOf(id))
    const code = waitingSlotCode(answer.state ?? state, answer.code)
    if (code !== 0) return { kind: 'refused', code }
    this.player.creditsMoved()
    return { kind: 'confirmed' }
  }

  /** Booked and not waiting: the player has the place. Booked and still waiting: another player has it. */
  private async becameOf(id: string): Promise<Answer | undefined> {
    const { appointment, code } = await this.appointments.detail(id)
    if (appointment.state !== 'booked') return undefined
    return appointment.waitingList ? { state: 'booked', code } : { code: 0 }
  }
}
