import type { World } from '../../world/World.ts'
import { nextTrackingId } from './tracking.ts'

/** How many days ago, strokes, greens, near, scrambled, bad three-putts, terrible tee shots; then the holes. */
type SeededRound = readonly [
  days: number,
  course: string,
  score: number,
  otg: number,
  ntg: number,
  scrambling: number,
  badThreePutts: number,
  tts: number,
  holes?: 9,
]

const [juniper, lakes, quarry] = ['Juniper Ridge', 'Three Lakes', 'Old Quarry Links']

/** A player of the nineties who becomes one of the eighties. */
const rounds: readonly SeededRound[] = [
  [402, juniper, 97, 3, 7, 2, 3, 6],
  [388, lakes, 95, 4, 6, 2, 2, 5],
  [371, quarry, 96, 3, 8, 3, 3, 5],
  [350, juniper, 93, 4, 7, 3, 2, 4],
  [329, lakes, 47, 2, 4, 1, 1, 2, 9],
  [308, quarry, 92, 5, 6, 3, 2, 4],
  [286, juniper, 91, 5, 7, 4, 1, 4],
  [120, lakes, 94, 4, 6, 2, 3, 5],
  [101, juniper, 90, 5, 7, 4, 2, 3],
  [83, quarry, 91, 4, 8, 4, 1, 4],
  [66, juniper, 88, 6, 6, 4, 1, 3],
  [48, lakes, 89, 5, 7, 5, 2, 3],
  [31, quarry, 43, 4, 2, 2, 0, 1, 9],
  [17, juniper, 86, 7, 6, 5, 1, 3],
  [5, lakes, 87, 6, 7, 5, 1, 2],
]

export async function seedTracking(world: World): Promise<void> {
  for (const round of rounds) await add(world, 'player-hana', round)
  for (const round of rounds.slice(4, 9)) await add(world, 'player-jonah', round)
}

async function add(world: World, playerId: string, round: SeededRound): Promise<void> {
  const [days, courseName, score, otg, ntg, scrambling, badThreePutts, tts, roundHole = 18] = round
  const playDate = world.now().toZonedDateTimeISO('UTC').toPlainDate().subtract({ days }).toString()
  await world.trackedRounds.add({
    ...{ id: nextTrackingId(world), playerId, playDate, courseName, igolfId: null, mode: 'course' },
    ...{ score, roundHole, otg, ntg, scrambling, badThreePutts, tts },
  })
}
