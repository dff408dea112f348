import type { Player } from '../../http/handler.ts'
import { returnCredits, takeCredits } from '../../world/credits.ts'
import type { World } from '../../world/World.ts'
import type { AppointmentRow } from './data.ts'
import type { Occupancy } from './Occupancy.ts'
import type { Offer } from './offers.ts'
import { announceFreePlaces } from './waiting.ts'

export interface Entry {
  readonly world: World
  readonly player: Player
  readonly hand: 'left' | 'right'
  readonly offers: readonly Offer[]
  readonly replaced: readonly AppointmentRow[]
  readonly occupancy: Occupancy
}

/** Moves credits and removes the appointments that it replaces. */
export async function addAppointment(entry: Entry): Promise<readonly AppointmentRow[]> {
  const { world, player, replaced, offers } = entry
  for (const { id, credits } of replaced) {
    await returnCredits(world, player.id, credits)
    world.appointments.remove(id)
  }
  const made: AppointmentRow[] = []
  for (const offer of offers) made.push(await enterOne(entry, offer))
  for (const row of replaced) if (row.state === 'booked') await announceFreePlaces(world, row)
  return made
}

async function enterOne({ world, player, hand, occupancy }: Entry, offer: Offer): Promise<AppointmentRow> {
  const waits = occupancy.standing(offer, player.id) === 'waitingList'
  if (waits && occupancy.booked(offer).length === 0) await enterGuest(world, offer, occupancy.bayFor(offer))
  const credits = waits ? 0 : offer.lessonType.credits
  await takeCredits(world, player.id, credits)
  return world.appointments.add({
    ...rowOf(world, offer, occupancy.bayFor(offer)),
    playerId: player.id,
    state: waits ? 'waiting' : 'booked',
    credits,
    handedness: hand,
  })
}

/** Generated guests are stored as soon as a member waits for their place. */
async function enterGuest(world: World, offer: Offer, bay: string): Promise<void> {
  await world.appointments.add({ ...rowOf(world, offer, bay), keepsWaitingList: true })
}

export function rowOf(world: World, { centre, coach, lessonType, start }: Offer, bay: string): AppointmentRow {
  return {
    id: world.nextId('appointment'),
    playerId: 'somebody',
    lessonTypeId: lessonType.id,
    centreId: centre.id,
    ...(coach && { coachId: coach.id }),
    bay,
    start: start.toString(),
    minutes: lessonType.minutes,
    state: 'booked',
    keepsWaitingList: false,
    credits: 0,
    handedness: 'right',
    since: world.nextNumber(),
    note: '',
  }
}
