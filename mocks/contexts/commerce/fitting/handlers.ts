import * as calls from '#adapters/rest/commerce/fitting/fittingCalls'
import { type Handler, ok, onPlayerCall, type Player, refused } from '../../../http/handler.ts'
import type { World } from '../../../world/World.ts'
import { coded } from '../deposits/checks.ts'
import { clubOrderOf } from '../deposits/clubOrders.ts'
import { orderOnWire, orderSummary } from '../deposits/orderOnWire.ts'
import { placeOf } from './placeOf.ts'
import { putterSessionOnWire } from './putterOnWire.ts'
import { carryGain, recommendedOf, sessionOnWire } from './sessionOnWire.ts'

const unknown = refused(404, 404, { message: 'There is no such fitting' })

export const fittingHandlers: readonly Handler[] = [
  onPlayerCall(calls.fittingSessions, ({ world, player }) =>
    ok(
      sessionsOf(world, player, 3).map((session) => ({
        ...{ sessionId: session.id, type: session.type, heldOn: session.heldOn, ...placeOf(world, session) },
        ...{ recommended: recommendedOf(session.clubs)?.name ?? null, carryGain: carryGain(session) },
        customClub: orderSummary(world, session.customClubId),
      })),
    ),
  ),

  onPlayerCall(calls.earlierFittings, ({ world, player }) =>
    ok(
      sessionsOf(world, player, 2).map((session) => {
        const { center: centerName, fitter: fitterName } = placeOf(world, session)
        return { id: session.id, type: session.type, date: session.heldOn, centerName, fitterName }
      }),
    ),
  ),

  onPlayerCall(calls.fittingDetail, ({ world, player, language, query: { sessionId, type, selected } }) => {
    const session = world.fittingSessions.first(
      (row) => row.id === sessionId && row.type === type && row.playerId === player.id && !row.isOpen,
    )
    const club = session?.clubs.find(({ id, role }) => id === selected || role === selected)
    return session && club ? ok(sessionOnWire({ world, language, session, selected: club.id })) : unknown
  }),

  onPlayerCall(calls.putterSessions, ({ world, player }) =>
    ok(
      world.putterSessions
        .list(({ playerId, isOpen }) => playerId === player.id && !isOpen)
        .map((session) => ({
          ...{ id: session.id, heldOn: session.heldOn, ...placeOf(world, session) },
          recommended: recommendedOf(session.putters)?.name ?? null,
          customClub: orderSummary(world, session.customClubId),
        })),
    ),
  ),

  onPlayerCall(calls.putterSessionDetail, ({ world, player, language, query }) => {
    const session = world.putterSessions.first((row) => row.id === query.id && row.playerId === player.id && !row.isOpen)
    return session ? ok(putterSessionOnWire({ world, language, session })) : unknown
  }),

  onPlayerCall(calls.customClubOrder, ({ world, player, language, query }) => {
    const order = clubOrderOf(world, player.id, query.id)
    return order?.storeCode === query.storeCode ? ok(orderOnWire(world, language, order)) : coded(calls.unknownCustomClub)
  }),
]

function sessionsOf(world: World, { id }: Player, version: 2 | 3) {
  return world.fittingSessions.list((row) => row.playerId === id && row.version === version && !row.isOpen)
}
