import type { PlayerRow } from '../../contexts/session/data.ts'
import type { World } from '../../world/World.ts'
import { calendarJumps } from './calendar.ts'
import type { JumpGroup } from './jump.ts'
import { lessonJumps } from './lessons.ts'
import { creditJumps, sessionJumps } from './session.ts'

export type { JumpGroup as Jumps } from './jump.ts'

export function jumpsOf(world: World, player: PlayerRow | undefined): readonly JumpGroup[] {
  const own = player ? [...lessonJumps(world, player.id), ...sessionJumps(world, player), ...creditJumps(world, player.id)] : []
  return [...own, ...calendarJumps(world, zoneOf(world, player))]
}

export function zoneOf(world: World, player: PlayerRow | undefined): string {
  const home = world.centres.find(player?.homeCenterId ?? '') ?? world.centres.first(({ id }) => id === 'lakeshore')
  return home?.timeZone ?? 'UTC'
}
