import { seededRandom } from '../../world/seededRandom.ts'
import type { World } from '../../world/World.ts'
import type { PlayerRow, TicketRow } from './data.ts'

const lifetime = { minutes: 10 }

/** Invalidates earlier tickets of the same issuer for the same player. */
export async function issueTicket(world: World, playerId: string, by: TicketRow['by']): Promise<TicketRow> {
  world.tickets.removeAll((each) => each.playerId === playerId && each.by === by)
  const seed = world.nextId('ticket')
  const id = [...'ab'].map((part) => String(Math.floor(seededRandom(seed, part) * 10_000)).padStart(4, '0')).join('-')
  return world.tickets.add({ id, playerId, by, expires: world.now().add(lifetime).toString(), void: false })
}

export async function redeemTicket(world: World, ticket: string): Promise<PlayerRow | undefined> {
  const found = world.tickets.find(ticket)
  if (!found || found.void || Temporal.Instant.compare(world.now(), found.expires) >= 0) return undefined
  await world.tickets.change(found.id, { void: true })
  return world.players.get(found.playerId)
}
