import type { ActionTarget, ClubAction } from '../../world/ClubAction.ts'
import { returnCredits } from '../../world/credits.ts'
import { inEach, say } from '../../world/languages.ts'
import { lessonName } from '../../world/lessonName.ts'
import { notify } from '../../world/notify.ts'
import type { World } from '../../world/World.ts'
import { addLesson } from './addLesson.ts'
import type { AppointmentRow } from './data.ts'
import { hasStarted } from './times.ts'
import { announceFreePlaces, groupedAt, waitedFor } from './waiting.ts'

export async function freePlace(world: World, waitingId: string): Promise<void> {
  const waiting = world.appointments.get(waitingId)
  const holders = groupedAt(world, waiting).booked
  for (const { id } of holders) await world.appointments.change(id, { state: 'canceled' })
  for (const { id, playerId, credits } of holders) {
    if (world.players.find(playerId)) await returnCredits(world, playerId, credits)
    await announceFreePlaces(world, world.appointments.get(id))
  }
}

export async function takePlace(world: World, waitingId: string, playerId = 'somebody'): Promise<string> {
  const { coachId, start, lessonTypeId } = world.appointments.get(waitingId)
  const { id } = await addLesson(world, { playerId, coachId, start: Temporal.Instant.from(start), lessonTypeId, keepsWaitingList: true })
  return id
}

export async function cancelByCoach(world: World, id: string, note: string): Promise<void> {
  const row = world.appointments.get(id)
  await world.appointments.change(id, { state: 'canceled', note })
  await returnCredits(world, row.playerId, row.credits)
  await notify(world, row.playerId, {
    sourceId: id,
    title: say('Your lesson won’t take place', 'Votre leçon est annulée', 'レッスンがキャンセルされました', '您的课程已取消'),
    message: inEach((language) => [lessonName(world, row, language), note].filter(Boolean).join('. ')),
    link: `/lessons/${id}`,
  })
}

function targetsOf(world: World, playerId: string, is: (row: AppointmentRow) => boolean): readonly ActionTarget[] {
  const rows = world.appointments.list((row) => row.playerId === playerId && !hasStarted(world, row) && is(row))
  return rows
    .sort((one, other) => Temporal.Instant.compare(one.start, other.start))
    .map((row) => ({ id: row.id, name: lessonName(world, row, 'en') }))
}

export const schedulingActions: readonly ClubAction[] = [
  {
    id: 'scheduling.free-place',
    name: 'A place becomes free',
    targets: (world, playerId) => targetsOf(world, playerId, (row) => row.state === 'waiting' && waitedFor(world, row) === 'kept'),
    run: freePlace,
  },
  {
    id: 'scheduling.take-place',
    name: 'Someone else takes the place',
    targets: (world, playerId) => targetsOf(world, playerId, (row) => row.state === 'waiting' && waitedFor(world, row) === 'free'),
    run: async (world, waitingId) => void (await takePlace(world, waitingId)),
  },
  {
    id: 'scheduling.cancel-by-coach',
    name: 'The coach cancels a lesson',
    text: { label: 'Note to the player', sample: 'I am ill today. Sorry!' },
    targets: (world, playerId) => targetsOf(world, playerId, (row) => row.state === 'booked' && row.coachId !== undefined),
    run: cancelByCoach,
  },
]
