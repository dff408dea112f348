import type { World } from '../../world/World.ts'
import { futureJumps, type JumpGroup, type JumpTarget } from './jump.ts'

const almost = { minutes: 1 } as const

export function calendarJumps(world: World, timeZone: string): readonly JumpGroup[] {
  const now = world.now()
  const local = now.toZonedDateTimeISO(timeZone)
  return futureJumps(world, 'Calendar', [
    { name: '+1 hour', to: now.add({ hours: 1 }) },
    { name: '+1 day', to: local.add({ days: 1 }).toInstant() },
    { name: 'Month end', to: lastMinute(local, local.with({ day: 1 }), { months: 1 }) },
    { name: 'Year end', to: lastMinute(local, local.with({ month: 1, day: 1 }), { years: 1 }) },
    ...clockChange(local),
  ])
}

/** A minute before the next period begins, or one period later if that is now. */
function lastMinute(now: Temporal.ZonedDateTime, begun: Temporal.ZonedDateTime, period: Temporal.DurationLike): Temporal.Instant {
  const end = (following: Temporal.ZonedDateTime) => following.startOfDay().subtract(almost)
  const next = begun.add(period)
  return end(Temporal.ZonedDateTime.compare(end(next), now) > 0 ? next : next.add(period)).toInstant()
}

/** Not every region changes its clocks. */
function clockChange(local: Temporal.ZonedDateTime): readonly JumpTarget[] {
  const change = local.getTimeZoneTransition('next')
  if (!change) return []
  const before = change.subtract(almost)
  const after = Temporal.ZonedDateTime.compare(before, local) > 0 ? before : change.getTimeZoneTransition('next')?.subtract(almost)
  return [{ name: 'Clock change', to: (after ?? change).toInstant() }]
}
