import type { Appointment } from '#domain/scheduling/appointment'
import { type Booking, creditsAfter, isSameBooking, madeBy, practiceInTheWay } from '#domain/scheduling/booking'
import { mayStillArrive } from '../shared/failure.ts'
import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { unlessUnknown, writeOnce } from '../shared/writeOnce.ts'
import type { Appointments, Booked } from './ports/Appointments.ts'
import type { CurrentBookingPlayer } from './ports/BookingPlayer.ts'

/** Sent once. The outcome of a lost answer is read from the appointments, at the latest before the next attempt. */
export class BookLesson {
  private readonly appointments: Appointments
  private readonly player: CurrentBookingPlayer
  private readonly connectivity: Pick<Connectivity, 'value'>
  private readonly unsettled = new Map<string, Booking>()

  constructor(appointments: Appointments, player: CurrentBookingPlayer, connectivity: Pick<Connectivity, 'value'>) {
    this.appointments = appointments
    this.player = player
    this.connectivity = connectivity
  }

  /** `known`: the player's appointments as last read; conflicts with them are refused without a call. */
  async execute(booking: Booking, known: readonly Appointment[]): Promise<Booked> {
    const answer = (await this.settle(booking)) ?? this.refusal(booking, known) ?? (await this.send(booking))
    if ('appointments' in answer || answer.kind === 'no-credit') this.player.creditsMoved()
    return answer
  }

  private refusal(booking: Booking, known: readonly Appointment[]): Booked | undefined {
    const credits = this.player.value?.credits
    if (credits !== undefined && creditsAfter(credits, booking, known) < 0) return { kind: 'no-credit' }
    const inTheWay = practiceInTheWay(booking.slots, known, booking.lessonType.minutes).map(({ id }) => id)
    const appointmentIds = inTheWay.filter((id) => !booking.replaces.includes(id))
    return appointmentIds.length > 0 ? { kind: 'practice-in-the-way', appointmentIds } : undefined
  }

  private async send(booking: Booking): Promise<Booked> {
    const write = () => this.appointments.book(booking)
    try {
      return await writeOnce(this.connectivity, write, () => this.made(booking))
    } catch (error) {
      if (mayStillArrive(error)) this.unsettled.set(booking.playerId, booking)
      throw error
    }
  }

  /**
   * Reads the outcome of an earlier attempt before anything else is sent. The same booking is then answered by it. Another booking waits
   * until the player knows that the earlier one was made.
   */
  private async settle(booking: Booking): Promise<Booked | undefined> {
    const earlier = this.unsettled.get(booking.playerId)
    if (!earlier) return undefined
    const isSame = isSameBooking(earlier, booking)
    // If the earlier attempt can't be read, this booking is not sent.
    const made = await unlessUnknown(undefined, () => this.made(earlier), isSame ? 'unknown' : 'not-sent')
    this.unsettled.delete(booking.playerId)
    return made && !isSame ? { ...made, kind: 'earlier-booked' } : made
  }

  private async made(booking: Booking): Promise<Extract<Booked, { readonly kind: 'booked' }> | undefined> {
    const appointments = madeBy(booking, await this.appointments.all())
    return appointments.length > 0 ? { kind: 'booked', appointments } : undefined
  }
}
