import type * as z from 'zod/mini'
import type { AppointmentList } from '#app/scheduling/ports/AppointmentList'
import type { Clock } from '#app/shared/ports/Clock'
import type { Appointment, AppointmentState } from '#domain/scheduling/appointment'
import type { LastBooking } from '#domain/scheduling/booking'
import { byStart } from '#domain/scheduling/slot'
import { withOnlyCode } from '../failures.ts'
import type { RestClient } from '../RestClient.ts'
import { appointments, lastBookings } from './appointmentListCalls.ts'
import type { appointment } from './appointmentSchemas.ts'
import { placeOf } from './placeOf.ts'

type AppointmentOnWire = z.infer<typeof appointment>

const knownStates: readonly AppointmentState[] = ['booked', 'waiting', 'canceled', 'completed']

export class HttpAppointmentList implements AppointmentList {
  protected readonly client: Pick<RestClient, 'send'>
  private readonly clock: Pick<Clock, 'timeZone'>

  constructor(client: Pick<RestClient, 'send'>, clock: Pick<Clock, 'timeZone'>) {
    this.client = client
    this.clock = clock
  }

  async all(): Promise<readonly Appointment[]> {
    const { data } = await withOnlyCode(this.client.send(appointments, { query: this.zone }))
    return this.appointmentsOf(data)
  }

  async lastBookings(): Promise<readonly LastBooking[]> {
    const { data } = await this.client.send(lastBookings, { query: { size: '5' } })
    return data.map(({ appointmentType: lessonTypeId, centerId: centreId, centerName: centreName, date: start, ...booking }) => ({
      ...booking,
      lessonTypeId,
      centreId,
      centreName,
      start,
    }))
  }

  protected get zone(): { readonly timeZone: string } {
    return { timeZone: this.clock.timeZone }
  }

  protected appointmentsOf(data: readonly AppointmentOnWire[]): readonly Appointment[] {
    return data.map((appointment) => this.appointmentOf(appointment)).sort(byStart)
  }

  protected appointmentOf({ appointmentState, isWaitingList, date, center, ...appointment }: AppointmentOnWire): Appointment {
    return {
      ...appointment,
      state: stateOf(appointmentState),
      stateOnWire: appointmentState,
      waitingList: isWaitingList,
      start: date,
      centre: placeOf(center, this.clock.timeZone),
    }
  }
}

export function stateOf(word: string): AppointmentState {
  return knownStates.find((state) => state === word) ?? 'other'
}
