import * as calls from '#adapters/rest/rounds/trackingCalls'
import { type Answer, type Handler, ok, onPlayerCall, type Player, refused } from '../../http/handler.ts'
import type { World } from '../../world/World.ts'
import { courseList } from './courses/courseList.ts'
import type { TrackedRoundRow } from './trackingData.ts'

const mostRounds = 1000

const noSuchTracking: Answer = refused(404, 404, { message: 'There is no such tracking score' })

export const trackingHandlers: readonly Handler[] = [
  onPlayerCall(calls.gameTracking, ({ world, player }) =>
    ok(
      world.trackedRounds.list(({ playerId }) => playerId === player.id).map(({ playerId: _, ...row }) => ({ ...row, id: Number(row.id) })),
    ),
  ),

  onPlayerCall(calls.createTracking, async ({ world, player, body }) => {
    if (!isAllowed(world, body)) return refused(400, 400)
    if (world.trackedRounds.list(({ playerId }) => playerId === player.id).length >= mostRounds) return refused(409, 409)
    await world.trackedRounds.add({ ...body, id: nextTrackingId(world), playerId: player.id })
    return ok({})
  }),

  onPlayerCall(calls.updateTracking, async ({ world, player, params, body }) => {
    const row = ownRound(world, player, params['id'])
    if (!row) return noSuchTracking
    if (!isAllowed(world, body)) return refused(400, 400)
    await world.trackedRounds.change(row.id, body)
    return ok({})
  }),

  onPlayerCall(calls.deleteTracking, ({ world, player, params }) => {
    const row = ownRound(world, player, params['id'])
    if (!row) return noSuchTracking
    world.trackedRounds.remove(row.id)
    return ok({})
  }),
]

/** Higher than any that is there. */
export function nextTrackingId(world: World): string {
  return String(Math.max(0, ...world.trackedRounds.list().map(({ id }) => Number(id))) + 1)
}

/** Somebody else's is as good as none. */
function ownRound(world: World, player: Player, id: string | undefined): TrackedRoundRow | undefined {
  return world.trackedRounds.first((row) => row.id === id && row.playerId === player.id)
}

/** Only a missed green can be near, or scrambled; a course is one of the list or has a name alone; the day is not in the future everywhere. */
function isAllowed(world: World, { roundHole, score, igolfId, courseName, playDate, ...counts }: calls.TrackedEntryOnWire): boolean {
  const { otg, ntg, scrambling, badThreePutts, tts } = counts
  return (
    [otg, badThreePutts, tts].every((count) => count <= roundHole) &&
    [ntg, scrambling].every((count) => count <= roundHole - otg) &&
    score >= roundHole &&
    courseName.trim() !== '' &&
    courseName.length <= 100 &&
    (igolfId === null || courseList.some(({ id }) => id === igolfId)) &&
    isPast(world, playDate)
  )
}

function isPast(world: World, playDate: string): boolean {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(playDate)) return false
  const latest = world.now().toZonedDateTimeISO('Pacific/Kiritimati').toPlainDate()
  return Temporal.PlainDate.compare(Temporal.PlainDate.from(playDate), latest) <= 0
}
