import { seededRandom } from '../../../world/seededRandom.ts'
import type { World } from '../../../world/World.ts'
import { challengeOfScore } from './challengeList.ts'
import { nextScoreId } from './challenges.ts'
import { type ChallengeType, challengeTypes } from './types.ts'

const firstNames =
  'Amara Bastien Carmen Dmitri Esme Fumiko Gareth Hiroshi Ingrid Jamal Keiko Lorenzo Mireille Niamh Oskar Paloma Quentin Rosa Soren Tamsin'
const initials = 'ABCDFGHKLMNPRSTVWZ'
const players = 200

/** Hana's last months on her own board. */
const ofHana: readonly (readonly [days: number, typeScore: string, value: number])[] = [
  ...([
    [152, 'carry-ladder.tee.full', 184],
    [131, 'carry-ladder.tee.full', 188],
    [97, 'carry-ladder.tee.full', 186],
    [64, 'carry-ladder.tee.full', 193],
    [33, 'carry-ladder.mat.smooth', 178],
    [12, 'carry-ladder.tee.full', 197],
  ] as const),
  ...([
    [80, 'iron-clock.m130.full', 55],
    [41, 'iron-clock.m130.full', 65],
    [9, 'iron-clock.m110.half', 70],
  ] as const),
  ...([
    [50, 'pin-hunter.m90.full', 4.2],
    [20, 'pin-hunter.m90.full', 2.7],
    [26, 'up-and-down.rough.half', 60],
    [5, 'bullseye.m80.full', 75],
  ] as const),
]

const cast = {
  'player-hana': ['Hana L.', 'lakeshore', 'marisol'],
  'player-mateo': ['Mateo I.', 'lakeshore', 'teodor'],
  'player-wataru': ['航', 'kawabe', 'aiko'],
  'player-bram': ['Bram O.', 'northgate', 'etienne'],
  'player-jonah': ['Jonah P.', 'northgate', 'ottilie'],
  'player-wren': ['Wren P.', 'northgate', 'etienne'],
  'player-li': ['Li', 'marina-quay', 'wei-lin'],
} as const

export async function seedChallenges(world: World): Promise<void> {
  for (const [id, [name, centreId, coachId]] of Object.entries(cast)) {
    await world.boardPlayers.add({ id, name, centreId, coachId, best: {} })
  }
  for (let number = world.boardPlayers.list().length + 1; number <= players; number += 1) await addPlayer(world, number)
  for (const [days, typeScore, value] of ofHana) await addScore(world, { days, typeScore, value })
}

async function addScore(world: World, { days, typeScore, value }: { days: number; typeScore: string; value: number }): Promise<void> {
  const challenge = challengeOfScore(typeScore)
  if (!challenge) throw new Error(`No challenge has ${typeScore}`)
  await world.playerScores.add({
    ...{ id: nextScoreId(world), playerId: 'player-hana', challengeId: challenge.id, type: challenge.type, typeScore, value },
    playedAt: world
      .now()
      .subtract({ hours: 24 * days })
      .toString({ smallestUnit: 'second' }),
  })
}

async function addPlayer(world: World, number: number): Promise<void> {
  const coaches = world.coaches.list()
  const coach = coaches[number % coaches.length]
  if (!coach) throw new Error('The club has no coaches')
  const names = firstNames.split(' ')
  const name = `${names[number % names.length]} ${initials[Math.floor(seededRandom('initial', number) * initials.length)]}.`
  await world.boardPlayers.add({
    ...{ id: `board-${number}`, name, centreId: coach.centreId, best: bestScores(number) },
    ...(number % 5 > 0 && { coachId: coach.id }),
  })
}

/** Good players are good at everything, more or less. */
function bestScores(number: number): Partial<Record<ChallengeType, number>> {
  const level = seededRandom('level', number)
  const played = challengeTypes.filter((type) => type === 'driver' || seededRandom(type, 'played', number) < 0.8)
  return Object.fromEntries(played.map((type) => [type, valueFor(type, 0.7 * level + 0.3 * seededRandom(type, number))]))
}

function valueFor(type: ChallengeType, share: number): number {
  if (type === 'driver') return Math.round(150 + 110 * share)
  if (type === 'longDrvC') return Math.round(165 + 130 * share)
  if (type === 'closPinC') return Math.round((9 - 8.6 * share) * 10) / 10
  return 5 * Math.round(3 + 16 * share)
}
