import type { ClubAction } from '../../world/ClubAction.ts'
import { everywhere, say } from '../../world/languages.ts'
import { notify } from '../../world/notify.ts'
import type { World } from '../../world/World.ts'
import { addMessage } from './addReturn.ts'
import { administrator } from './administrator.ts'
import type { ItemStatus, ReturnRequestRow } from './data.ts'
import { isOpen, statusIds, statusOf } from './statuses.ts'

type Item = ReturnRequestRow['items'][number]

/** The administrator's message, and news of it. */
export async function answerReturn(world: World, id: string, text: string): Promise<void> {
  const { playerId } = world.returnRequests.get(id)
  await addMessage(world, { requestId: id, text, from: 'manager', name: administrator })
  await notify(world, playerId, {
    sourceId: id,
    title: say('The shop answered', 'La boutique a répondu', 'ショップから返信があります', '商店已回复'),
    message: everywhere(text),
    link: `/returns/${id}`,
  })
}

export async function advanceReturn(world: World, id: string, status: keyof typeof statusIds, item: ItemStatus): Promise<void> {
  const { items, playerId } = world.returnRequests.get(id)
  const statusId = statusIds[status]
  await world.returnRequests.change(id, {
    statusId,
    modifiedAt: world.now().toString(),
    items: items.map((each) => (each.status === 'rejected' ? each : { ...each, status: item })),
  })
  const { title, label } = statusOf(statusId)
  await addMessage(world, { requestId: id, text: title.en, from: 'system', name: 'Clubhouse' })
  await notify(world, playerId, { sourceId: id, title: label, message: title, link: `/returns/${id}` })
}

async function attachLabel(world: World, id: string): Promise<void> {
  await world.returnRequests.change(id, { hasLabel: true })
  await addMessage(world, { requestId: id, text: 'Your shipping label is ready.', from: 'system', name: 'Clubhouse' })
}

function targets(isFor: (row: ReturnRequestRow) => boolean): ClubAction['targets'] {
  return (world, playerId) =>
    world.returnRequests
      .list((row) => row.playerId === playerId && isFor(row))
      .map(({ id, items }) => ({ id, name: `${id}, ${items.map(({ name }) => name).join(', ')}` }))
}

/** Each item that the shop hasn't decided about. */
const undecidedItems: ClubAction['targets'] = (world, playerId) =>
  world.returnRequests
    .list((row) => row.playerId === playerId && isOpen(row.statusId))
    .flatMap(({ id, items }) =>
      items.filter(({ status }) => status !== 'rejected').map((item) => ({ id: `${id}/${item.id}`, name: `${id}, ${item.name}` })),
    )

async function decideItem(world: World, target: string, decide: (item: Item) => Item): Promise<void> {
  const [id = '', itemId] = target.split('/')
  const { items } = world.returnRequests.get(id)
  await world.returnRequests.change(id, {
    modifiedAt: world.now().toString(),
    items: items.map((each) => (String(each.id) === itemId ? decide(each) : each)),
  })
}

const inState = (...ids: readonly number[]) => targets(({ statusId }) => ids.includes(statusId))

export const returnsActions: readonly ClubAction[] = [
  {
    id: 'returns.approve',
    name: 'The shop approves a return',
    targets: inState(statusIds.new),
    run: (world, id) => advanceReturn(world, id, 'approved', 'authorized'),
  },
  {
    id: 'returns.refuse',
    name: 'The shop refuses a return',
    text: { label: 'Reason', sample: 'The seal is broken.' },
    targets: inState(statusIds.new, statusIds.approved),
    run: async (world, id, text) => {
      await advanceReturn(world, id, 'refused', 'rejected')
      await answerReturn(world, id, text)
    },
  },
  {
    id: 'returns.refuse-item',
    name: 'The shop refuses one item of a return',
    targets: undecidedItems,
    run: (world, target) => decideItem(world, target, (item) => ({ ...item, status: 'rejected' })),
  },
  {
    id: 'returns.accept-one',
    name: 'The shop takes back one piece of an item',
    targets: undecidedItems,
    run: (world, target) => decideItem(world, target, (item) => ({ ...item, requested: item.requested ?? item.quantity, quantity: 1 })),
  },
  {
    id: 'returns.write',
    name: 'The shop writes about a return',
    text: { label: 'Message', sample: 'Could you send us a picture?' },
    targets: targets(({ statusId }) => isOpen(statusId)),
    run: answerReturn,
  },
  {
    id: 'returns.attach-label',
    name: 'The shop attaches a shipping label',
    targets: targets(({ statusId, hasLabel }) => isOpen(statusId) && !hasLabel),
    run: attachLabel,
  },
  {
    id: 'returns.receive',
    name: 'The shop receives the parcel of a return',
    targets: inState(statusIds.approved),
    run: (world, id) => advanceReturn(world, id, 'received', 'received'),
  },
  {
    id: 'returns.refund',
    name: 'The shop refunds a return',
    targets: inState(statusIds.received),
    run: (world, id) => advanceReturn(world, id, 'refunded', 'resolved'),
  },
]
