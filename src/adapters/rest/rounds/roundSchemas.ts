import * as z from 'zod/mini'
import { maybe } from '../schemas.ts'
import { instant } from '../timeSchemas.ts'
import { isZone } from '../zones.ts'

export const text = z.string().check(z.minLength(1))
export const id = z.number().check(z.refine(Number.isSafeInteger), z.positive())
export const count = z.int().check(z.minimum(0), z.maximum(100_000))
/** The same in answers and requests, so that a round can begin on each course that was read. */
export const printedHole = {
  hole: z.int().check(z.minimum(1), z.maximum(36)),
  par: z.int().check(z.minimum(3), z.maximum(7)),
  /** The stroke index; 0 where the course has not published it. */
  handicap: z.int().check(z.minimum(0), z.maximum(36)),
}
export const { hole: holeNumber } = printedHole
export const coordinate = z.number().check(z.minimum(0), z.maximum(1))

const gender = z.enum(['MEN', 'WOMEN'])
const color = z.string().check(z.regex(/^#[\da-f]{6}$/i))
export const teeRating = {
  gender,
  rating: z.nullable(z.number().check(z.positive())),
  slope: z.nullable(z.int().check(z.minimum(55), z.maximum(155))),
}
export const teeBoxDetail = z.strictObject({ ...{ id: text, name: text, color }, ...teeRating })

export const playMode = z.enum(['casual', 'competition', 'practice'])
export const scope = z.enum(['eighteen', 'nine'])
export const scopeType = z.enum(['front', 'back'])

const flag = z.boolean()
export const playSettings = z.strictObject({
  ...{ score: flag, fourStats: flag, putts: flag, fairwayHit: flag, fairwayBunkers: flag, greensideBunkers: flag },
  ...{ drivingDistance: flag, pitches: flag, chips: flag, penalties: flag, missedPutts: flag, greenInReg: flag },
})

const answer = z.nullable(z.boolean())
export const [strokes, putts] = [z.int().check(z.minimum(1), z.maximum(20)), z.int().check(z.minimum(0), z.maximum(19))]
const scorecardDetails = z.object({
  ...{ scramblingPercentNtgUpDownQuest: answer, scramblingPercentNtgChangesQuest: answer, badThreePuttsQuest: answer },
  ...{ nearTheGreenQuest: answer, onGreenInRegulationQuest: answer, terribleTeeShotsQuest: answer },
  putts: z.nullable(putts),
})
export const scorecardHole = z.object({
  ...{ id, ...printedHole },
  ...{ score: z.nullable(strokes), status: z.enum(['open', 'played', 'pickedUp']), scorecardDetails },
})

const ended = z.int().check(z.minimum(0), z.maximum(18))
export const roundSummary = z.object({
  ...{ id, courseId: text, courseName: text, city: text, timezone: text.check(z.refine(isZone)), playedAt: instant },
  ...{ playMode, isCompliantMode: z.boolean(), scope, scopeType: z.catch(scopeType, 'front'), teeBoxDetail: z.object(teeBoxDetail.shape) },
  /** `holesPlayed` contains those that were picked up; score and par are of the others. */
  ...{ holesPlayed: ended, holesPickedUp: z._default(ended, 0), score: count, par: count },
})
export const roundDetail = z.object({
  ...roundSummary.shape,
  coachName: maybe(text),
  playSettings: z.object(playSettings.shape),
  scorecardHoles: z.array(scorecardHole),
})
