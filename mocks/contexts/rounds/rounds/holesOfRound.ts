import { seededRandom } from '../../../world/seededRandom.ts'
import { courseList } from '../courses/courseList.ts'
import { type FakeHole, holesOf } from '../courses/holes.ts'
import type { PlayedHoleRow, RoundRow, ScorecardDetails } from '../roundData.ts'

type Scored = Pick<PlayedHoleRow, 'score' | 'status' | 'scorecardDetails'>
type Round = Pick<RoundRow, 'id' | 'courseId' | 'scope' | 'scopeType' | 'holes'>

const noAnswers: ScorecardDetails = {
  ...{ scramblingPercentNtgUpDownQuest: null, scramblingPercentNtgChangesQuest: null, badThreePuttsQuest: null },
  ...{ nearTheGreenQuest: null, onGreenInRegulationQuest: null, terribleTeeShotsQuest: null, putts: null },
}
const open: Scored = { score: null, status: 'open', scorecardDetails: noAnswers }

/** By number. */
export function holesOfRound(round: Round): readonly PlayedHoleRow[] {
  const { id, holes } = round
  if (Array.isArray(holes)) return holes
  const inOrder = holesInOrder(round)
  return inOrder
    .map((hole, index) => ({ hole, scored: index < holes.played ? scoreOf(round, hole, holes.level) : open }))
    .map(({ hole, scored }) => ({ id: Number(id) * 100 + hole.hole, ...hole, ...scored }))
    .toSorted((one, other) => one.hole - other.hole)
}

/** The holes as they are played: from the tenth in a round that begins with the back nine. */
function holesInOrder({ courseId, scope, scopeType }: Pick<RoundRow, 'courseId' | 'scope' | 'scopeType'>): readonly FakeHole[] {
  const course = courseList.find((each) => each.id === courseId)
  if (!course) throw new Error(`There is no course ${courseId}`)
  const all = holesOf(course)
  const [front, back] = [all.slice(0, 9), all.slice(9)]
  const first = scopeType === 'front' ? front : back
  return scope === 'nine' ? first : [...first, ...(scopeType === 'front' ? back : front)]
}

/** Rates of greens, putts and tee shots in trouble grow together with the level, so that all statistics agree. */
function scoreOf({ id }: Round, { hole, par, handicap }: FakeHole, level: number): Scored {
  const chance = (what: string) => seededRandom('round', id, hole, what)
  const isHard = handicap <= 6
  const isTerrible = chance('tee') < 0.04 + level * 0.011
  const isGreen = !isTerrible && chance('green') < 0.52 - level * 0.0165 - (isHard ? 0.06 : 0)
  const isNear = !isGreen && chance('near') < (isTerrible ? 0.25 : 0.66)
  const isUpAndDown = isNear && chance('up') < 0.62 - level * 0.014
  const putts = isUpAndDown ? 1 : puttsBy(chance('putts'), isGreen, level)
  const lost = isGreen || isNear ? 0 : lostBy(chance('lost'), isTerrible)
  const toGreen = isGreen ? par - 2 : par - 1 + lost
  return {
    score: toGreen + putts,
    status: 'played',
    scorecardDetails: {
      scramblingPercentNtgUpDownQuest: isNear ? isUpAndDown : null,
      scramblingPercentNtgChangesQuest: isGreen ? null : isNear,
      badThreePuttsQuest: putts >= 3 && chance('bad') < 0.6,
      nearTheGreenQuest: isGreen ? null : isNear,
      onGreenInRegulationQuest: isGreen,
      terribleTeeShotsQuest: isTerrible,
      putts,
    },
  }
}

function puttsBy(chance: number, isGreen: boolean, level: number): number {
  const threePutts = 0.04 + level * 0.006
  if (chance > 1 - threePutts) return 3
  return chance < (isGreen ? 0.12 : 0.2) ? 1 : 2
}

/** Strokes more than it takes to miss a green. */
function lostBy(chance: number, isTerrible: boolean): number {
  if (isTerrible) return chance < 0.6 ? 1 : 2
  return chance < 0.8 ? 0 : 1
}
