import type { ClubAction } from '../../world/ClubAction.ts'
import { everywhere, say } from '../../world/languages.ts'
import { notify } from '../../world/notify.ts'
import type { World } from '../../world/World.ts'

interface Credits {
  readonly left: number
  readonly total?: number
  readonly ending?: { readonly amount: number; readonly lastDay: string }
}

/** Replaces all credits of the player. */
export async function setCredits(world: World, playerId: string, { left, total = left, ending }: Credits): Promise<void> {
  const lots = world.creditLots
  lots.removeAll((lot) => lot.playerId === playerId)
  const soon = ending?.amount ?? 0
  if (ending) await lots.add({ id: world.nextId('credits'), playerId, amount: soon, left: soon, lastDay: ending.lastDay })
  await lots.add({ id: world.nextId('credits'), playerId, amount: total - soon, left: left - soon })
}

async function addCredits(world: World, playerId: string, amount: number): Promise<void> {
  await world.creditLots.add({ id: world.nextId('credits'), playerId, amount, left: amount })
  await notify(world, playerId, {
    title: say('Lesson credits added', 'Crédits de leçon ajoutés', 'レッスンクレジットを追加しました', '已添加课时'),
    message: say(`${amount} more lesson credits.`, `${amount} crédits de plus.`, `${amount}クレジット追加。`, `增加 ${amount} 课时。`),
    link: '/lessons/book',
  })
}

async function sendNews(world: World, playerId: string, text: string): Promise<void> {
  await notify(world, playerId, { title: everywhere(text), message: everywhere(text), link: undefined })
}

async function endSessions(world: World, playerId: string): Promise<void> {
  const passes = world.passes.list((pass) => pass.playerId === playerId && !pass.void)
  for (const { id } of passes) await world.passes.change(id, { void: true })
}

const account: ClubAction['targets'] = (world, playerId) => {
  const player = world.players.find(playerId)
  return player ? [{ id: playerId, name: player.email }] : []
}

export const sessionActions: readonly ClubAction[] = [
  {
    id: 'session.send-news',
    name: 'The club sends news',
    text: { label: 'News', sample: 'The range is closed on Monday.' },
    targets: account,
    run: sendNews,
  },
  { id: 'session.add-credits', name: 'The desk adds 3 credits', targets: account, run: (world, id) => addCredits(world, id, 3) },
  { id: 'session.no-credits', name: 'All credits are used up', targets: account, run: (world, id) => setCredits(world, id, { left: 0 }) },
  { id: 'session.end-sessions', name: 'The club ends all sessions', targets: account, run: endSessions },
]
