import type { World } from '../../world/World.ts'
import type { Occupancy } from './Occupancy.ts'
import { type Offer, offersOn } from './offers.ts'
import { hasStarted } from './times.ts'

export interface Suggested {
  readonly offer: Offer
  readonly reason: 'sameTime' | 'sooner' | 'otherCoach'
}

interface Search {
  readonly world: World
  readonly occupancy: Occupancy
  readonly playerId: string
}

export function suggestionsFor(search: Search, offer: Offer): readonly Suggested[] {
  const wanted = { centre: offer.centre, lessonType: offer.lessonType, coachId: offer.coach?.id }
  const at = offer.start.toZonedDateTimeISO(offer.centre.timeZone)
  const today = search.world.now().toZonedDateTimeISO(offer.centre.timeZone).toPlainDate()
  const open = (date: Temporal.PlainDate, coachId = wanted.coachId) => openOn(search, { ...wanted, coachId }, date)

  const weeksLater = [1, 2, 3, 4].map((weeks) => at.add({ weeks }))
  const sameTime = weeksLater.flatMap((later) => open(later.toPlainDate()).filter(({ start }) => start.equals(later.toInstant())))
  const before = Array.from({ length: Math.min(14, today.until(at.toPlainDate()).days + 1) }, (_, days) => today.add({ days }))
  const sooner = before.flatMap((date) => open(date)).filter(({ start }) => Temporal.Instant.compare(start, offer.start) < 0)
  const others = openOn(search, { ...wanted, coachId: undefined }, at.toPlainDate())
  const otherCoach = others.filter(({ start, coach }) => start.equals(offer.start) && coach?.id !== offer.coach?.id)
  return [
    ...sameTime.slice(0, 2).map((each) => ({ offer: each, reason: 'sameTime' as const })),
    ...sooner.slice(0, 1).map((each) => ({ offer: each, reason: 'sooner' as const })),
    ...otherCoach.slice(0, 1).map((each) => ({ offer: each, reason: 'otherCoach' as const })),
  ]
}

function openOn({ world, occupancy, playerId }: Search, wanted: Parameters<typeof offersOn>[1], date: Temporal.PlainDate): Offer[] {
  const offers = offersOn(world, wanted, date).filter(
    (offer) => !hasStarted(world, offer) && occupancy.standing(offer, playerId) === 'open',
  )
  return offers.sort((one, other) => Temporal.Instant.compare(one.start, other.start))
}
