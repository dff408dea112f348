import type { World } from '../../../world/World.ts'
import type { ClubMembershipRow } from './data.ts'

type Period = Pick<ClubMembershipRow, 'level' | 'endsOn'>

function today(world: World): Temporal.PlainDate {
  return world.now().toZonedDateTimeISO('UTC').toPlainDate()
}

function isOver(world: World, { endsOn }: Period): boolean {
  return endsOn !== undefined && Temporal.PlainDate.compare(endsOn, today(world)) < 0
}

function periodsOf({ level, endsOn, later = [] }: ClubMembershipRow): readonly Period[] {
  return [{ level, endsOn }, ...later]
}

/** The player's membership today, or the one that ended last. */
export function membershipOf(world: World, playerId: string): (ClubMembershipRow & { readonly isOver: boolean }) | undefined {
  const row = world.clubMemberships.find(playerId)
  const periods = row ? periodsOf(row) : []
  const current = periods.find((period) => !isOver(world, period)) ?? periods.at(-1)
  return row && current && { ...row, ...current, isOver: isOver(world, current) }
}

/** The first day of a membership that is bought now: the day after the one that was paid before. */
export function startOf(world: World, playerId: string): Temporal.PlainDate {
  const row = world.clubMemberships.find(playerId)
  const last = row && periodsOf(row).at(-1)
  return last?.endsOn === undefined || isOver(world, last) ? today(world) : Temporal.PlainDate.from(last.endsOn).add({ days: 1 })
}

interface Bought {
  readonly level: ClubMembershipRow['level']
  readonly months: number
}

/** Extends what is paid already. Another level begins when that has ended. */
export async function extendMembership(world: World, playerId: string, { level, months }: Bought): Promise<void> {
  const row = world.clubMemberships.find(playerId)
  const periods = row ? periodsOf(row) : []
  const last = periods.at(-1)
  const from = last?.endsOn === undefined || isOver(world, last) ? today(world) : Temporal.PlainDate.from(last.endsOn)
  const bought = { level, endsOn: from.add({ months }).toString() }
  if (!row) await world.clubMemberships.add({ id: playerId, ...bought, number: `M-${world.nextNumber()}`, since: today(world).toString() })
  else if (last?.endsOn === undefined || isOver(world, last)) await world.clubMemberships.change(playerId, { ...bought, later: [] })
  else {
    const later = row.later ?? []
    const isSame = last.level === level
    if (isSame && later.length === 0) await world.clubMemberships.change(playerId, bought)
    else await world.clubMemberships.change(playerId, { later: [...(isSame ? later.slice(0, -1) : later), bought] })
  }
}
