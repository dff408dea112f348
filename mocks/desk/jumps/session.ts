import type { PlayerRow } from '../../contexts/session/data.ts'
import type { World } from '../../world/World.ts'
import { futureJumps, type JumpGroup, type JumpTarget } from './jump.ts'

const tokens = [
  ['access', 'Token expires'],
  ['shop', 'Shop token expires'],
  ['refresh', 'Session ends'],
] as const

export function sessionJumps(world: World, { id, email, phone }: PlayerRow): readonly JumpGroup[] {
  const ends = tokens.flatMap(([kind, name]): JumpTarget[] => {
    const newest = world.passes.list((pass) => pass.playerId === id && pass.kind === kind && !pass.void).at(-1)
    return newest ? [{ name, to: Temporal.Instant.from(newest.expires) }] : []
  })
  const messages = world.messages.list(({ to, void: isVoid, purpose }) => [email, phone].includes(to) && !isVoid && purpose !== 'order')
  const tickets = world.tickets.list(({ playerId, void: isVoid }) => playerId === id && !isVoid)
  return [
    ...futureJumps(world, 'Session', ends),
    ...messages.flatMap(({ code, link, expires }) =>
      futureJumps(world, link === undefined ? `Code ${code}` : `Link of ${link.split('?')[0]}`, [
        { name: 'Expires', to: Temporal.Instant.from(expires) },
      ]),
    ),
    ...tickets.flatMap(({ id: ticket, expires }) =>
      futureJumps(world, `Ticket ${ticket}`, [{ name: 'Expires', to: Temporal.Instant.from(expires) }]),
    ),
  ]
}

/** Credits expire by the UTC day: this is the first minute after. */
export function creditJumps(world: World, playerId: string): readonly JumpGroup[] {
  const lots = world.creditLots.list((lot) => lot.playerId === playerId && lot.left > 0)
  return lots.flatMap(({ left, lastDay }) => {
    if (lastDay === undefined) return []
    const to = Temporal.PlainDate.from(lastDay).add({ days: 1 }).toZonedDateTime('UTC').toInstant()
    return futureJumps(world, left === 1 ? '1 lesson credit' : `${left} lesson credits`, [{ name: 'End', to }])
  })
}
