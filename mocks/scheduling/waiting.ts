import type { World } from '../World.ts'
import type { AppointmentRow } from './data.ts'
import { Occupancy } from './Occupancy.ts'
import { offerOf } from './offers.ts'

/** 1 = next in line. */
export function positionOf(world: World, { coachId, start, since }: AppointmentRow): number {
  const isAhead = (row: AppointmentRow) => row.state === 'waiting' && row.coachId === coachId && row.start === start && row.since < since
  return world.appointments.list(isAhead).length + 1
}

/** What became of the place that somebody waits for: still kept, free, or taken by whoever was faster. */
export function waitedFor(world: World, waiting: AppointmentRow): 'kept' | 'free' | 'lost' {
  const booked = new Occupancy(world, [waiting.id]).booked(offerOf(world, waiting))
  if (booked.length === 0) return 'free'
  return booked.some(({ since }) => since > waiting.since) ? 'lost' : 'kept'
}
