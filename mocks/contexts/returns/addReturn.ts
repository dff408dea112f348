import type { World } from '../../world/World.ts'
import type { ReturnMessageRow, ReturnRequestRow } from './data.ts'

type NewReturn = Pick<ReturnRequestRow, 'playerId' | 'orderId' | 'items' | 'fields' | 'note' | 'files'>

export async function addReturn(world: World, request: NewReturn, at = world.now()): Promise<ReturnRequestRow> {
  const number = world.nextNumber()
  const [id, time] = [`${number}`, at.toString()]
  return world.returnRequests.add({
    ...{ ...request, id, hash: hashOf(world.seed, number), createdAt: time, modifiedAt: time, statusId: 1, hasLabel: false, tracking: [] },
  })
}

export async function addMessage(
  world: World,
  message: Pick<ReturnMessageRow, 'requestId' | 'text' | 'from' | 'name'> & Partial<Pick<ReturnMessageRow, 'files'>>,
  at = world.now(),
): Promise<ReturnMessageRow> {
  const number = world.nextNumber()
  return world.returnMessages.add({ files: [], ...message, id: `${number}`, number, createdAt: at.toString() })
}

/** Deterministic; a fake needs no secret. */
function hashOf(seed: string, number: number): string {
  let hash = 2_166_136_261
  for (const sign of `${seed} ${number}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return `r${(hash >>> 0).toString(36)}${number.toString(36)}`
}
