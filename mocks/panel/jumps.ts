import type { PlayerRow } from '../session/data.ts'
import { truth } from '../truth.ts'
import type { World } from '../World.ts'

/** A moment worth travelling to; `why` says why there is none at present. */
export type Jump = { readonly name: string } & ({ readonly to: Temporal.Instant } | { readonly why: string })

type Found = Temporal.Instant | string

const almost = { minutes: 1 } as const

/** Reckoned from the world as it is, for whoever is signed in. */
export function jumpsOf(world: World, player: PlayerRow | undefined): readonly Jump[] {
  const now = world.now()
  const local = now.toZonedDateTimeISO(zoneOf(world, player))
  const lesson = nextLesson(world, player)
  const before = (start: Found, duration: Temporal.DurationLike) => (typeof start === 'string' ? start : start.subtract(duration))
  return [
    jump('24 h before the lesson', before(lesson, { hours: 24 })),
    jump('Inside the 24 h', before(lesson, { hours: 23, minutes: 59 })),
    jump('Lesson begins', lesson),
    jump('Token expired', endOfPass(world, player, 'access')),
    jump('Session expired', endOfPass(world, player, 'refresh')),
    jump('Credits end', endOfCredits(world, player)),
    jump('+1 hour', now.add({ hours: 1 })),
    jump('+1 day', local.add({ days: 1 }).toInstant()),
    jump('Month end', lastMinute(local, local.with({ day: 1 }), { months: 1 })),
    jump('Year end', lastMinute(local, local.with({ month: 1, day: 1 }), { years: 1 })),
    jump('Clock change', clockChange(local)),
  ]
}

/** Of the club that is this person's. */
export function zoneOf(world: World, player: PlayerRow | undefined): string {
  const home = world.centres.find(player?.homeCenterId ?? '') ?? world.centres.first(({ id }) => id === 'lakeshore')
  return home?.timeZone ?? 'UTC'
}

function jump(name: string, found: Found): Jump {
  return typeof found === 'string' ? { name, why: found } : { name, to: found }
}

const nobody = 'Nobody is signed in'

/** The first that still lies more than a day ahead, else the first of all. */
function nextLesson(world: World, player: PlayerRow | undefined): Found {
  if (!player) return nobody
  const day = world.now().add({ hours: 24 })
  const ahead = truth(world)
    .lessonsOf(player.id)
    .map(({ start }) => Temporal.Instant.from(start))
    .filter((start) => Temporal.Instant.compare(start, world.now()) > 0)
  return ahead.find((start) => Temporal.Instant.compare(start, day) > 0) ?? ahead[0] ?? `${player.firstName} has no lesson ahead`
}

/** The newest of its kind. */
function endOfPass(world: World, player: PlayerRow | undefined, kind: 'access' | 'refresh'): Found {
  if (!player) return nobody
  const newest = truth(world)
    .passesOf(player.id, kind)
    .findLast(({ void: isVoid, expires }) => !isVoid && Temporal.Instant.compare(expires, world.now()) > 0)
  return newest ? Temporal.Instant.from(newest.expires) : 'No token is good any more'
}

/** The first minute in which what ends soonest is gone; credits end by the day of UTC. */
function endOfCredits(world: World, player: PlayerRow | undefined): Found {
  if (!player) return nobody
  const [soonest] = truth(world)
    .creditsOf(player.id)
    .expiring.map(({ date }) => date)
    .sort()
  if (soonest === undefined) return `No credit of ${player.firstName} ends`
  return Temporal.PlainDate.from(soonest).add({ days: 1 }).toZonedDateTime('UTC').toInstant()
}

/** A minute before the next period begins, unless that is now; then a period later. */
function lastMinute(now: Temporal.ZonedDateTime, begun: Temporal.ZonedDateTime, period: Temporal.DurationLike): Found {
  const end = (following: Temporal.ZonedDateTime) => following.startOfDay().subtract(almost)
  const next = begun.add(period)
  return end(Temporal.ZonedDateTime.compare(end(next), now) > 0 ? next : next.add(period)).toInstant()
}

function clockChange(local: Temporal.ZonedDateTime): Found {
  const change = local.getTimeZoneTransition('next')
  if (!change) return `Clocks do not change in ${local.timeZoneId}`
  const before = change.subtract(almost)
  const after = Temporal.ZonedDateTime.compare(before, local) > 0 ? before : change.getTimeZoneTransition('next')?.subtract(almost)
  return (after ?? change).toInstant()
}
