import * as calls from '#adapters/rest/rounds/roundCalls'
import { type Answer, type Handler, ok, onPlayerCall, type Player, refused } from '../../../http/handler.ts'
import type { World } from '../../../world/World.ts'
import { courseList, type FakeCourse } from '../courses/courseList.ts'
import { holesOf } from '../courses/holes.ts'
import { type PlaySettingName, playSettingNames, type RoundRow } from '../roundData.ts'
import { detailOnWire, settingsOnWire, summaryOnWire } from './wire.ts'

const mostRounds = 5000
const firstSettings: readonly PlaySettingName[] = ['score', 'putts', 'greenInReg']

export const noSuchRound: Answer = refused(404, 404, { message: 'There is no such round' })
export const notTheirRounds: Answer = refused(403, 403, { message: 'A player has only their own rounds' })

export const roundHandlers: readonly Handler[] = [
  onPlayerCall(calls.listRounds, ({ world, player, language, query: { page, size } }) => {
    const begin = Number(page) * Number(size)
    const shown = roundsOf(world, player.id)
      .toReversed()
      .slice(begin, begin + Number(size))
    return ok(shown.map((round) => summaryOnWire(round, language)))
  }),

  onPlayerCall(calls.roundById, ({ world, player, language, params }) => {
    const round = ownRound(world, player, params['id'])
    return round ? ok(detailOnWire(world, round, language)) : noSuchRound
  }),

  onPlayerCall(calls.createRound, async ({ world, player, body }) => {
    if (body.playerId !== player.id) return notTheirRounds
    if (!isAllowed(world, body)) return refused(400, 400)
    if (roundsOf(world, player.id).length >= mostRounds) return refused(409, 409)
    const { courseName: _name, teeBoxDetail, playSettings, scorecardHoles, ...written } = body
    const id = nextRoundId(world)
    // The newest choice counts: this round's, until the player saves settings of cards again.
    if (world.scorecardSettings.find(player.id)) world.scorecardSettings.remove(player.id)
    await world.rounds.add({
      ...{ ...written, id, teeBox: teeBoxDetail, comments: [], points: [] },
      holes: scorecardHoles.map((hole) => ({ ...hole, id: Number(id) * 100 + hole.hole })),
      playSettings: playSettingNames.filter((name) => playSettings[name]),
    })
    return ok({})
  }),

  onPlayerCall(calls.latestPlaySettings, ({ world, player }) =>
    ok(
      settingsOnWire(world.scorecardSettings.find(player.id)?.on ?? roundsOf(world, player.id).at(-1)?.playSettings ?? [...firstSettings]),
    ),
  ),
]

/** Oldest first. */
export function roundsOf(world: World, playerId: string): readonly RoundRow[] {
  return world.rounds
    .list((row) => row.playerId === playerId)
    .toSorted((one, other) => one.playedAt.localeCompare(other.playedAt) || Number(one.id) - Number(other.id))
}

/** Somebody else's is as good as none. */
export function ownRound(world: World, player: Player, id: string | undefined): RoundRow | undefined {
  return world.rounds.first((row) => row.id === id && row.playerId === player.id)
}

/** Higher than any that is there. */
export function nextRoundId(world: World): string {
  return String(Math.max(0, ...world.rounds.list().map(({ id }) => Number(id))) + 1)
}

/** The holes are complete nines of the course, without scores; a round begins tomorrow at the latest. */
function isAllowed(world: World, { courseId, ...body }: calls.NewRoundOnWire): boolean {
  const course = courseList.find(({ id }) => id === courseId)
  if (!course || (body.coachId !== null && !world.coaches.find(body.coachId))) return false
  return areNines(course, body) && isPast(world, body.playedAt)
}

function areNines(
  course: FakeCourse,
  { scope, scopeType, scorecardHoles }: Pick<calls.NewRoundOnWire, 'scope' | 'scopeType' | 'scorecardHoles'>,
) {
  const printed = holesOf(course)
  const areOfCourse = scorecardHoles.every(({ hole, par, handicap, score }) => {
    const expected = printed.find((each) => each.hole === hole)
    return expected?.par === par && expected.handicap === handicap && score === null
  })
  const nines = new Set(scorecardHoles.map(({ hole }) => Math.ceil(hole / 9)))
  const isFront = scope === 'nine' ? nines.has(1) : scopeType === 'front'
  const holes = new Set(scorecardHoles.map(({ hole }) => hole)).size
  const wanted = scope === 'nine' ? 1 : 2
  return (
    areOfCourse && holes === scorecardHoles.length && holes === wanted * 9 && nines.size === wanted && isFront === (scopeType === 'front')
  )
}

function isPast(world: World, playedAt: string): boolean {
  try {
    return Temporal.Instant.compare(Temporal.Instant.from(playedAt), world.now().add({ hours: 24 })) <= 0
  } catch {
    return false
  }
}
