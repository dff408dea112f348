import * as calls from '#adapters/rest/rounds/teeBoxCalls'
import { type Answer, type Handler, ok, onPlayerCall, type Player, refused } from '../../../http/handler.ts'
import type { Language } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'
import { courseList, type FakeCourse } from '../courses/courseList.ts'
import { teesOf } from '../courses/holes.ts'
import type { RoundRow } from '../roundData.ts'
import { noSuchRound, ownRound } from './rounds.ts'

const mostTeeBoxes = 20
const noSuchCourse: Answer = refused(404, 404, { message: 'There is no such course' })

export const teeBoxHandlers: readonly Handler[] = [
  onPlayerCall(calls.teeBoxes, ({ world, player, language, query }) => {
    const course = courseList.find(({ id }) => id === query.courseId)
    if (!course) return noSuchCourse
    if (!isRound(world, player, query.roundId)) return noSuchRound
    const own = ownTeeBoxes(world, player, query.courseId).map(({ playerId: _, courseId: __, ...tee }) => ({ ...tee, own: true }))
    return ok([...teeBoxesOf(course, language), ...own])
  }),

  onPlayerCall(calls.addTeeBox, async ({ world, player, body: { roundId, ...tee } }) => {
    if (!courseList.some(({ id }) => id === tee.courseId)) return noSuchCourse
    if (!isRound(world, player, roundId)) return noSuchRound
    if (tee.name.trim() === '' || tee.name.length > 30 || tee.slope === null || tee.rating === null || tee.rating < 20 || tee.rating > 90)
      return refused(400, 400)
    if (ownTeeBoxes(world, player, tee.courseId).length >= mostTeeBoxes) return refused(409, 409)
    await world.ownTeeBoxes.add({ ...tee, id: world.nextId('tee'), playerId: player.id })
    return ok({})
  }),

  /** Rounds that were played from it keep it. */
  onPlayerCall(calls.deleteTeeBox, ({ world, player, params }) => {
    const own = world.ownTeeBoxes.first(({ id, playerId }) => id === params['id'] && playerId === player.id)
    if (!own) return refused(404, 404, { message: 'There is no such tee box' })
    world.ownTeeBoxes.remove(own.id)
    return ok({})
  }),
]

function ownTeeBoxes(world: World, player: Player, courseId: string) {
  return world.ownTeeBoxes.list((row) => row.playerId === player.id && row.courseId === courseId)
}

/** 0 is a round that is not created yet. */
function isRound(world: World, player: Player, roundId: string): boolean {
  return roundId === '0' || ownRound(world, player, roundId) !== undefined
}

function teeBoxesOf(course: FakeCourse, language: Language) {
  return teesOf(course).flatMap<Omit<RoundRow['teeBox'], 'gender'> & { gender: string; own: boolean }>(
    ({ id, name, color, men, women, isUnrated }) => {
      const tee = { id, name: name[language], color, own: false }
      if (isUnrated)
        return [
          { ...tee, gender: 'MEN', rating: null, slope: null },
          { ...tee, gender: 'WOMEN', rating: null, slope: null },
        ]
      return [
        ...(men ? [{ ...tee, gender: 'MEN', rating: men[0], slope: men[1] }] : []),
        ...(women ? [{ ...tee, gender: 'WOMEN', rating: women[0], slope: women[1] }] : []),
      ]
    },
  )
}
