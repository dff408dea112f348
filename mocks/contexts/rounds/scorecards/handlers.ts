import * as calls from '#adapters/rest/rounds/scorecardCalls'
import { type Answer, type Handler, ok, onPlayerCall, refused } from '../../../http/handler.ts'
import type { World } from '../../../world/World.ts'
import { lengthsOf } from '../courses/holes.ts'
import { type PlayedHoleRow, playSettingNames, type RoundRow } from '../roundData.ts'
import { holesOfRound } from '../rounds/holesOfRound.ts'
import { courseOf } from '../rounds/wire.ts'
import { courseHandicapOf } from './courseHandicap.ts'

const daysUntilClosed = 30

const noSuchCard: Answer = refused(404, 404, { message: 'There is no such scorecard' })
const notYours: Answer = refused(403, 403, { message: 'This is the scorecard of another player' })
const closed: Answer = refused(409, 409, { message: 'The scorecard is closed' })

export const scorecardHandlers: readonly Handler[] = [
  onPlayerCall(calls.getScorecard, ({ world, player, query, language }) => {
    if (query.playerId !== player.id) return notYours
    const round = ownRound(world, player.id, query.roundId)
    if (!round) return noSuchCard
    return ok({
      courseName: courseOf(round).name[language],
      courseHandicap: courseHandicapOf(world, round) ?? null,
      closed: isClosed(world, round),
      scopeType: round.scopeType,
      scorecardHoles: holesWithLengths(round),
      settings: settingsOf(world, round),
    })
  }),

  onPlayerCall(calls.saveScorecardSettings, async ({ world, player, query, body }) => {
    if (query.playerId !== player.id) return notYours
    const on = playSettingNames.filter((name) => body[name])
    if (world.scorecardSettings.find(player.id)) await world.scorecardSettings.change(player.id, { on })
    else await world.scorecardSettings.add({ id: player.id, on })
    return ok({})
  }),

  onPlayerCall(calls.saveScorecardHoles, async ({ world, player, query, body }) => {
    if (query.playerId !== player.id) return notYours
    const [roundId, ...others] = new Set(body.map(({ id }) => Math.floor(id / 100)))
    if (roundId === undefined || others.length > 0) return refused(400, 400)
    const round = ownRound(world, player.id, String(roundId))
    if (!round) return noSuchCard
    if (isClosed(world, round)) return closed
    const holes = holesOfRound(round)
    if (!body.every((hole) => isAllowed(hole, holes))) return refused(400, 400)
    await saveHoles(world, round, body)
    return ok({})
  }),
]

export async function saveHoles(world: World, round: RoundRow, changed: readonly PlayedHoleRow[]): Promise<void> {
  const holes = holesOfRound(round).map((hole) => changed.find(({ id }) => id === hole.id) ?? hole)
  await world.rounds.change(round.id, { holes })
}

/** Somebody else's is as good as none. */
function ownRound(world: World, playerId: string, roundId: string): RoundRow | undefined {
  return world.rounds.first((row) => row.id === roundId && row.playerId === playerId)
}

function settingsOf(world: World, round: RoundRow): Readonly<Record<string, boolean>> {
  const on: readonly string[] = world.scorecardSettings.find(round.playerId)?.on ?? round.playSettings
  return Object.fromEntries(playSettingNames.map((name) => [name, on.includes(name)]))
}

/** With their lengths from the tees of the round, in metres; a player's own tees have none. */
function holesWithLengths(round: RoundRow) {
  const course = courseOf(round)
  return holesOfRound(round).map((hole) => ({ ...hole, distance: lengthsOf(course, hole)[round.teeBox.id] ?? null }))
}

function isClosed(world: World, { playedAt }: RoundRow): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(playedAt).add({ hours: daysUntilClosed * 24 }), world.now()) < 0
}

/** A hole of this round, as the course prints it, with numbers that can have been played. */
function isAllowed({ scorecardDetails, ...saved }: calls.SavedHoleOnWire, holes: readonly PlayedHoleRow[]): boolean {
  const { putts, onGreenInRegulationQuest: isGreen, nearTheGreenQuest: isNear, badThreePuttsQuest: isBad } = scorecardDetails
  const hole = holes.find(({ id }) => id === saved.id)
  return (
    hole !== undefined &&
    hole.hole === saved.hole &&
    hole.par === saved.par &&
    hole.handicap === saved.handicap &&
    (saved.status === 'played') === (saved.score !== null) &&
    (putts === null || saved.score === null || putts < saved.score) &&
    !(isGreen === true && isNear === true) &&
    !(isBad === true && putts !== null && putts < 3)
  )
}
