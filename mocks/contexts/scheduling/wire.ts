import type { Language } from '../../world/languages.ts'
import { seededRandom } from '../../world/seededRandom.ts'
import type { World } from '../../world/World.ts'
import type { AppointmentRow, CentreRow, CoachRow, LessonTypeRow } from './data.ts'
import type { Occupancy } from './Occupancy.ts'
import { type Offer, offersOn } from './offers.ts'
import { isOver } from './times.ts'
import { positionOf, waitedFor } from './waiting.ts'

export function lessonTypeOnWire({ id, name, minutes, credits, practice }: LessonTypeRow, language: Language) {
  return { id, name: name[language], minutes, credits, practice }
}

export function placeOnWire({ id, name, address, city, timeZone, latitude, longitude }: CentreRow) {
  return { id, name, address, city, timeZone, latitude, longitude }
}

export function coachOnWire({ id, firstName, lastName }: CoachRow) {
  return { id, firstName, lastName }
}

export interface ChosenSlot {
  readonly centerId: string
  readonly coachId: string
  readonly slotNumber: string
  readonly wuci: string
  readonly requestedPayload: string
}

/** Numbers repeat between days and coaches, so only the payload identifies the slot. */
function chosenSlot({ centre, coach, lessonType, start }: Offer, bay: string): ChosenSlot {
  const { hour, minute } = start.toZonedDateTimeISO(centre.timeZone)
  const coachId = coach?.id ?? `bay-${bay}`
  const requestedPayload = btoa([centre.id, coachId, lessonType.id, start.toString()].join(' '))
  const slotNumber = `${hour}`.padStart(2, '0') + `${minute}`.padStart(2, '0')
  return { centerId: centre.id, coachId, slotNumber, wuci: `W${Math.floor(seededRandom(requestedPayload) * 1e9)}`, requestedPayload }
}

export function slotOnWire(offer: Offer, occupancy: Occupancy, playerId: string) {
  const bay = occupancy.bayFor(offer)
  const { start, lessonType } = offer
  return {
    ...chosenSlot(offer, bay),
    start: start.toString(),
    minutes: lessonType.minutes,
    bay,
    state: occupancy.standing(offer, playerId),
  }
}

/** Undefined unless the offer still exists and the slot came back unchanged. */
export function offerIn(world: World, chosen: ChosenSlot): Offer | undefined {
  const [centreId = '', coachId = '', lessonTypeId = '', instant = ''] = decoded(chosen.requestedPayload)
  const centre = world.centres.find(centreId)
  const lessonType = world.lessonTypes.find(lessonTypeId)
  if (!centre || !lessonType) return undefined
  const start = Temporal.Instant.from(instant)
  const offers = offersOn(world, { centre, coachId, lessonType }, start.toZonedDateTimeISO(centre.timeZone).toPlainDate())
  const offer = offers.find((each) => each.start.equals(start))
  return offer && isSame(chosenSlot(offer, coachId.replace(/^bay-/, '')), chosen) ? offer : undefined
}

function decoded(payload: string): readonly string[] {
  try {
    return atob(payload).split(' ')
  } catch {
    return []
  }
}

function isSame(one: ChosenSlot, other: ChosenSlot): boolean {
  const keys = ['centerId', 'coachId', 'slotNumber', 'wuci', 'requestedPayload'] as const
  return keys.every((key) => one[key] === other[key])
}

export function appointmentOnWire(world: World, row: AppointmentRow, language: Language) {
  const isWaitingList = row.state === 'waiting'
  const lesson = world.taughtLessons.first(({ appointmentId }) => appointmentId === row.id)
  return {
    id: row.id,
    appointmentState: stateOnWire(world, row),
    isWaitingList,
    ...(isWaitingList && { position: positionOf(world, row) }),
    date: row.start,
    minutes: row.minutes,
    lessonType: lessonTypeOnWire(world.lessonTypes.get(row.lessonTypeId), language),
    center: placeOnWire(world.centres.get(row.centreId)),
    ...(row.coachId !== undefined && { coach: coachOnWire(world.coaches.get(row.coachId)) }),
    bay: row.bay,
    ...(lesson && { lessonId: lesson.id }),
  }
}

function stateOnWire(world: World, row: AppointmentRow): string {
  if (row.state === 'booked') return isOver(world, row) ? 'completed' : 'booked'
  if (row.state !== 'waiting') return row.state
  if (isOver(world, row)) return 'expired'
  return waitedFor(world, row) === 'lost' ? 'booked' : 'waiting'
}
