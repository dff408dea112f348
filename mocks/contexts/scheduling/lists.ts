import type * as z from 'zod/mini'
import type * as calls from '#adapters/rest/scheduling/calls'
import { type Answer, type CheckedRequest, type Player, refused } from '../../http/handler.ts'
import type { Language } from '../../world/languages.ts'
import { fullName } from '../../world/names.ts'
import type { World } from '../../world/World.ts'
import { Occupancy } from './Occupancy.ts'
import { type Offer, offersOn } from './offers.ts'
import { hasStarted } from './times.ts'
import { slotOnWire } from './wire.ts'

type Search = z.infer<typeof calls.openings.query>

const longestSearch = 62

export function openingsFor({ world, player, language, query }: CheckedRequest<Search, unknown> & { readonly player: Player }): Answer {
  const centre = world.centres.find(query.centerId)
  const lessonType = world.lessonTypes.find(query.lessonType)
  const days = daysOf(query)
  if (!centre || !lessonType || !days) return refused(400, 400, { message: 'No such centre, lesson or days' })
  if (centre.refusal) return { status: 200, body: { code: centre.refusal.code, message: centre.refusal.message[language] } }
  const occupancy = new Occupancy(world)
  const offers = days.flatMap((day) => offersOn(world, { centre, coachId: query.coachId, lessonType }, day))
  const wanted = offers.filter((offer) => !hasStarted(world, offer) && isAt(offer, query.timeOfDay))
  return { status: 200, body: { code: 0, data: wanted.map((offer) => slotOnWire(offer, occupancy, player.id)) } }
}

function daysOf({ startDate, endDate }: Search): readonly Temporal.PlainDate[] | undefined {
  try {
    const first = Temporal.PlainDate.from(startDate)
    const count = first.until(Temporal.PlainDate.from(endDate)).days + 1
    return count <= longestSearch ? Array.from({ length: Math.max(0, count) }, (_, days) => first.add({ days })) : undefined
  } catch {
    return undefined
  }
}

function isAt({ start, centre }: Offer, timeOfDay: Search['timeOfDay']): boolean {
  const { hour } = start.toZonedDateTimeISO(centre.timeZone)
  switch (timeOfDay) {
    case 'any':
      return true
    case 'morning':
      return hour < 12
    case 'afternoon':
      return hour >= 12 && hour < 17
    case 'evening':
      return hour >= 17
  }
}

export function lastBookings(world: World, player: Player, language: Language) {
  const rows = world.appointments.list(({ playerId, state }) => playerId === player.id && state === 'booked')
  return rows
    .sort((one, other) => other.since - one.since)
    .map(({ id, lessonTypeId, centreId, coachId, start }) => {
      const coach = coachId === undefined ? undefined : world.coaches.get(coachId)
      return {
        id,
        appointmentType: lessonTypeId,
        lessonTypeName: world.lessonTypes.get(lessonTypeId).name[language],
        centerId: centreId,
        centerName: world.centres.get(centreId).name,
        ...(coach && { coachId: coach.id, coachName: fullName(coach) }),
        date: start,
      }
    })
}
