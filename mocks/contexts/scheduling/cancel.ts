import { type Answer, type Player, refused } from '../../http/handler.ts'
import { creditsOf, returnCredits, takeCredits } from '../../world/credits.ts'
import type { World } from '../../world/World.ts'
import { hasStarted, isLate } from './times.ts'
import { announceFreePlaces, noPlace, waitedFor } from './waiting.ts'

const gone = refused(404, 404, { message: 'No such appointment, or cancelled before' })
const confirmationNeeded = refused(409, 50024, { message: 'Inside 24 hours the credit is lost' })

interface Cancellation {
  readonly id: string
  readonly note: string
  readonly on24HConfirmed: boolean
  readonly isWaitingList: boolean
}

/** The credit is returned in time. Later it is lost, which the player must have confirmed. */
export async function cancel(world: World, player: Player, { id, note, on24HConfirmed, isWaitingList }: Cancellation): Promise<Answer> {
  const row = world.appointments.find(id)
  if (row?.playerId !== player.id || row.state === 'canceled' || hasStarted(world, row)) return gone
  if (isWaitingList !== (row.state === 'waiting')) return gone
  const late = row.state === 'booked' && isLate(world, row)
  if (late && !on24HConfirmed) return confirmationNeeded
  await world.appointments.change(id, { state: 'canceled', note })
  if (!late) await returnCredits(world, player.id, row.credits)
  if (row.state === 'booked') await announceFreePlaces(world, row)
  return { status: 200, body: { code: 0 } }
}

/** The first player who confirms gets the place. */
export async function confirm(world: World, player: Player, id: string): Promise<Answer> {
  const row = world.appointments.find(id)
  if (row?.playerId !== player.id || row.state === 'canceled') return gone
  if (row.state === 'booked') return { status: 200, body: { code: 0 } }
  const place = waitedFor(world, row)
  if (place === 'lost') return { status: 200, body: { code: 0, appointmentState: 'booked' } }
  const { credits } = world.lessonTypes.get(row.lessonTypeId)
  if (creditsOf(world, player.id).left < credits) return { status: 200, body: { code: 50011, appointmentState: 'waiting' } }
  if (place === 'kept' || hasStarted(world, row)) return { status: 200, body: { code: noPlace, appointmentState: 'waiting' } }
  await takeCredits(world, player.id, credits)
  await world.appointments.change(id, { state: 'booked', credits, since: world.nextNumber() })
  return { status: 200, body: { code: 0 } }
}
