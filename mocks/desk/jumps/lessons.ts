import { lessonName } from '../../world/lessonName.ts'
import type { World } from '../../world/World.ts'
import { futureJumps, type JumpGroup } from './jump.ts'

const most = 5

export function lessonJumps(world: World, playerId: string): readonly JumpGroup[] {
  const rows = world.appointments.list((row) => row.playerId === playerId && row.state !== 'canceled')
  const sorted = rows.sort((one, other) => Temporal.Instant.compare(one.start, other.start))
  const found = sorted.flatMap((row) => {
    const start = Temporal.Instant.from(row.start)
    return futureJumps(world, lessonName(world, row, 'en'), [
      { name: '24 h before', to: start.subtract({ hours: 24 }) },
      { name: 'Within 24 h', to: start.subtract({ hours: 23, minutes: 59 }) },
      { name: 'Starts', to: start },
      { name: 'Ends', to: start.add({ minutes: row.minutes }) },
    ])
  })
  return found.slice(0, most)
}
