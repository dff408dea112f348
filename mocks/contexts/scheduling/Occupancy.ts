import { seededRandom } from '../../world/seededRandom.ts'
import type { World } from '../../world/World.ts'
import type { AppointmentRow } from './data.ts'
import { gridMinutes, type Offer } from './offers.ts'

export type PlaceStatus = 'open' | 'full' | 'waitingList' | 'yours'

interface Entry extends AppointmentRow {
  readonly from: number
  readonly until: number
}

export class Occupancy {
  private readonly entries: ReadonlyMap<string, readonly Entry[]>
  private readonly ignored: readonly string[]

  constructor(world: World, ignored: readonly string[] = []) {
    this.entries = Map.groupBy(world.appointments.list().map(entryOf), placeOf)
    this.ignored = ignored
  }

  standing(offer: Offer, playerId: string): PlaceStatus {
    const around = this.around(offer)
    const present = around.filter((entry) => this.counts(entry))
    if (present.some((entry) => entry.playerId === playerId && offer.start.equals(entry.start))) return 'yours'
    const booked = present.filter(({ state }) => state === 'booked')
    if (!offer.coach) return booked.length < offer.centre.practiceBays ? 'open' : 'full'
    if (booked.length > 0) return booked.some(({ keepsWaitingList }) => keepsWaitingList) ? 'waitingList' : 'full'
    return around.length > 0 ? 'open' : byGuests(offer)
  }

  bayFor(offer: Offer): string {
    if (offer.coach) return offer.coach.bay
    const used = this.booked(offer).map(({ bay }) => bay)
    const bays = Array.from({ length: offer.centre.practiceBays }, (_, index) => `P${index + 1}`)
    return bays.find((bay) => !used.includes(bay)) ?? 'P1'
  }

  booked(offer: Offer): readonly AppointmentRow[] {
    return this.around(offer).filter((entry) => this.counts(entry) && entry.state === 'booked')
  }

  /** Includes cancelled appointments: wherever members are recorded, no guests are generated. */
  private around({ centre, coach, lessonType, start }: Offer): readonly Entry[] {
    const from = start.epochMilliseconds
    const until = from + lessonType.minutes * 60_000
    const entries = this.entries.get(coach?.id ?? centre.id) ?? []
    return entries.filter((entry) => entry.from < until && from < entry.until)
  }

  private counts({ id, state }: Entry): boolean {
    return state !== 'canceled' && !this.ignored.includes(id)
  }
}

function entryOf(row: AppointmentRow): Entry {
  const from = Temporal.Instant.from(row.start).epochMilliseconds
  return { ...row, from, until: from + row.minutes * 60_000 }
}

function placeOf({ coachId, centreId }: Entry): string {
  return coachId ?? centreId
}

/** Guests occupy half hours; every fifth also has a waiting list. */
function byGuests({ coach, lessonType, start, planned }: Offer): PlaceStatus {
  if (!coach || planned) return 'open'
  const first = start.epochMilliseconds / 60_000
  const cells = Array.from({ length: Math.ceil(lessonType.minutes / gridMinutes) }, (_, cell) => first + cell * gridMinutes)
  const busy = cells.find((cell) => seededRandom(coach.id, cell) < coach.demand)
  if (busy === undefined) return 'open'
  return seededRandom(coach.id, busy, 'waiting') < 0.2 ? 'waitingList' : 'full'
}
