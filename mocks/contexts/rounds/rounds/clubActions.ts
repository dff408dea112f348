import type { ClubAction } from '../../../world/ClubAction.ts'
import { everywhere, say } from '../../../world/languages.ts'
import { fullName } from '../../../world/names.ts'
import { notify } from '../../../world/notify.ts'
import type { World } from '../../../world/World.ts'
import { courseList } from '../courses/courseList.ts'
import { nextRoundId, roundsOf } from './rounds.ts'
import { courseOf } from './wire.ts'

const usualCoach = 'marisol'

export async function commentOnRound(world: World, roundId: string, comment: string): Promise<void> {
  const { playerId, coachId, comments } = world.rounds.get(roundId)
  const coach = world.coaches.get(coachId ?? usualCoach)
  const id = Math.max(0, ...comments.map((each) => each.id)) + 1
  await world.rounds.change(roundId, {
    comments: [...comments, { id, coachId: coach.id, text: everywhere(comment), at: world.now().toString({ smallestUnit: 'second' }) }],
  })
  await notify(world, playerId, {
    sourceId: roundId,
    title: say(
      'Your coach commented on a round',
      'Votre coach a commenté une partie',
      'コーチがラウンドのメモを書きました',
      '教练为您的一轮球写了笔记',
    ),
    message: everywhere(`${fullName(coach)}: ${comment}`),
    link: `/play/rounds/${roundId}`,
  })
}

/** Of the player's latest round, on another course, eighteen hours from now. */
export async function bookTeeTime(world: World, playerId: string, courseId: string): Promise<void> {
  const latest = roundsOf(world, playerId).at(-1)
  if (!latest) throw new Error(`${playerId} has no round`)
  const playedAt = world.now().add({ hours: 18 }).toString({ smallestUnit: 'second' })
  const plan = { holes: { level: 14.2, played: 0 }, comments: [], points: [] }
  await world.rounds.add({ ...latest, ...plan, id: nextRoundId(world), courseId, playedAt, scope: 'eighteen', scopeType: 'front' })
}

export const roundActions: readonly ClubAction[] = [
  {
    id: 'rounds.comment',
    name: 'The coach comments on a round',
    text: { label: 'Comment', sample: 'Good lag putting. Choose one more club into the wind.' },
    targets: (world, playerId) =>
      roundsOf(world, playerId)
        .toReversed()
        .slice(0, 10)
        .map((round) => ({ id: round.id, name: `${courseOf(round).name.en}, ${round.playedAt.slice(0, 10)}` })),
    run: commentOnRound,
  },
  {
    id: 'rounds.tee-time',
    name: 'The player books a tee time for tomorrow',
    targets: (world, playerId) =>
      roundsOf(world, playerId).length > 0 ? courseList.map(({ id, name }) => ({ id: `${playerId} ${id}`, name: name.en })) : [],
    run: async (world, target) => {
      const [playerId = '', courseId = ''] = target.split(' ')
      await bookTeeTime(world, playerId, courseId)
    },
  },
]
