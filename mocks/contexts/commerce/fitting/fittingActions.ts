import type { ClubAction } from '../../../world/ClubAction.ts'
import { say } from '../../../world/languages.ts'
import { notify } from '../../../world/notify.ts'
import type { World } from '../../../world/World.ts'
import type { CustomClubRow } from '../deposits/data.ts'
import { prepareOrder } from './prepareOrder.ts'
import { collect, finishNextStep, isDone, statusOf, takeDeposit } from './workshop.ts'

/** The fitter recommends a club and prepares its order. */
export async function finishSession(world: World, id: string): Promise<void> {
  const isPutter = world.putterSessions.find(id) !== undefined
  const { playerId } = isPutter ? world.putterSessions.get(id) : world.fittingSessions.get(id)
  const { id: customClubId } = await prepareOrder(world, id)
  if (isPutter) await world.putterSessions.change(id, { isOpen: false, customClubId })
  else await world.fittingSessions.change(id, { isOpen: false, customClubId })
  const title = say('Your fitting is ready', 'Votre fitting est prêt', 'フィッティング結果が届きました', '您的试配结果已出')
  const message = say(
    'See what suits you under Club fitting.',
    'Découvrez ce qui vous convient sous Fitting.',
    '「クラブフィッティング」でご覧ください。',
    '请在“球杆试配”中查看。',
  )
  const link = isPutter ? `/fitting/putters/${id}` : `/fitting/clubs/${world.fittingSessions.get(id).type}/${id}`
  await notify(world, playerId, { sourceId: id, title, message, link })
}

const named = ({ id, sets, setId }: CustomClubRow) => ({ id, name: `${id}, ${sets.find((set) => set.id === setId)?.name.en}` })

export const fittingActions: readonly ClubAction[] = [
  {
    id: 'commerce.finish-fitting',
    name: 'The fitter finishes a session',
    targets: (world, playerId) => [
      ...world.fittingSessions
        .list((row) => row.playerId === playerId && row.isOpen)
        .map(({ id, type }) => ({ id, name: `${id}, ${type}` })),
      ...world.putterSessions.list((row) => row.playerId === playerId && row.isOpen).map(({ id }) => ({ id, name: `${id}, putter` })),
    ],
    run: finishSession,
  },
  {
    id: 'commerce.take-club-deposit',
    name: 'The club takes the deposit for custom-fit clubs',
    targets: (world, playerId) => world.customClubs.list((row) => row.playerId === playerId && !row.withdrawn && !row.deposit).map(named),
    run: (world, id) => takeDeposit(world, id),
  },
  {
    id: 'commerce.build-clubs',
    name: 'The workshop finishes the next step',
    targets: (world, playerId) =>
      world.customClubs.list((row) => row.playerId === playerId && row.steps.some((step) => !isDone(world, step))).map(named),
    run: finishNextStep,
  },
  {
    id: 'commerce.collect-clubs',
    name: 'The player picks up custom-fit clubs',
    targets: (world, playerId) => world.customClubs.list((row) => row.playerId === playerId && statusOf(world, row) === 'ready').map(named),
    run: (world, id) => collect(world, id),
  },
]
