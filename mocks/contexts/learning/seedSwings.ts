import type { World } from '../../world/World.ts'
import { type Club, clubs } from './clubs.ts'
import type { SwingRow } from './data.ts'

type Shot = readonly [Club, SwingRow['video']]

interface Session {
  readonly name: string
  readonly playerId: string
  readonly timeZone: string
  readonly ago: number
  readonly time: string
  readonly shots: readonly Shot[]
}

const ironFaceOn: Shot = ['iron7', 'full-swing-face-on']
const ironFromBehind: Shot = ['iron7', 'full-swing-down-the-line']
const driverFaceOn: Shot = ['driver', 'full-swing-face-on']
const driverFromBehind: Shot = ['driver', 'full-swing-down-the-line']

const hana = { playerId: 'player-hana', timeZone: 'America/Chicago' }
const denver = { timeZone: 'America/Denver', time: '15:30' }

const sessions: readonly Session[] = [
  { ...hana, name: 'winter', ago: 96, time: '18:10', shots: [driverFaceOn] },
  { ...hana, name: 'first', ago: 70, time: '07:40', shots: [ironFaceOn, ironFromBehind] },
  { ...hana, name: 'other-hand', ago: 61, time: '18:05', shots: [['iron7', 'full-swing-left-handed']] },
  { ...hana, name: 'spring', ago: 43, time: '07:35', shots: [ironFromBehind, driverFromBehind, ['wedge', 'full-swing-face-on']] },
  { ...hana, name: 'evening', ago: 20, time: '17:20', shots: [ironFaceOn, ['iron5', 'full-swing-face-on'], driverFaceOn] },
  { ...hana, name: 'latest', ago: 8, time: '07:45', shots: [ironFaceOn, ironFromBehind, driverFromBehind] },
  { ...denver, playerId: 'player-wren', name: 'wren', ago: 12, shots: [['iron9', 'full-swing-left-handed']] },
  { ...denver, playerId: 'player-bram', name: 'bram', ago: 30, shots: [ironFromBehind] },
  { playerId: 'player-wataru', timeZone: 'Asia/Tokyo', name: 'wataru', ago: 5, time: '09:15', shots: [ironFaceOn, driverFromBehind] },
]

const comment = 'The hips feel late. Is the club stuck behind me?'

export async function seedSwings(world: World): Promise<void> {
  for (const session of sessions) await seedSession(world, session)
  const { id, playerId, takenAt } = world.swings.get('swing-evening-1')
  const at = Temporal.Instant.from(takenAt).add({ hours: 2 }).toString()
  await world.swingComments.add({ id: 'swing-comment-evening', swingId: id, playerId, comment, at })
}

async function seedSession(world: World, { name, playerId, timeZone, ago, time, shots }: Session): Promise<void> {
  const day = world.now().toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days: ago })
  const first = day.toZonedDateTime({ timeZone, plainTime: time })
  for (const [index, [club, video]] of shots.entries()) {
    const takenAt = first.add({ minutes: index }).toInstant().toString()
    await world.swings.add({ id: `swing-${name}-${index + 1}`, playerId, video, club: clubs[club], takenAt, timeZone })
  }
}
