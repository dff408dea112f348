import * as z from 'zod/mini'
import { localised } from '../../world/languages.ts'

const text = z.string().check(z.minLength(1))
const answer = z.nullable(z.boolean())

export const playSettingNames = [
  ...(['score', 'fourStats', 'putts', 'fairwayHit', 'fairwayBunkers', 'greensideBunkers'] as const),
  ...(['drivingDistance', 'pitches', 'chips', 'penalties', 'missedPutts', 'greenInReg'] as const),
] as const
export type PlaySettingName = (typeof playSettingNames)[number]

/** Null where a question does not apply or was not answered. */
const scorecardDetails = z.object({
  scramblingPercentNtgUpDownQuest: answer,
  scramblingPercentNtgChangesQuest: answer,
  badThreePuttsQuest: answer,
  nearTheGreenQuest: answer,
  onGreenInRegulationQuest: answer,
  terribleTeeShotsQuest: answer,
  putts: z.nullable(z.number()),
})
export type ScorecardDetails = z.infer<typeof scorecardDetails>

const playedHole = z.object({
  /** The round's id times 100, and the hole. */
  id: z.number(),
  hole: z.number(),
  par: z.number(),
  /** The stroke index; 0 where the course has not published it. */
  handicap: z.number(),
  score: z.nullable(z.number()),
  status: z.enum(['open', 'played', 'pickedUp']),
  scorecardDetails,
})
export type PlayedHoleRow = z.infer<typeof playedHole>

/** Holes of seeded rounds are computed when they are read, which keeps the world small; see `holesOfRound`. */
const computedHoles = z.object({
  /** Roughly the strokes over par for 18 holes. */
  level: z.number(),
  /** How many holes were played. */
  played: z.number(),
})

const teeBox = z.object({
  id: text,
  /** In the language of the player who entered it; tee boxes of the course have their own names. */
  name: text,
  color: text,
  gender: z.enum(['MEN', 'WOMEN']),
  /** Null for tees that nobody has rated. */
  rating: z.nullable(z.number()),
  slope: z.nullable(z.number()),
})

/** Where balls lay on a hole, as fractions of its picture from the upper left corner. */
const pointsOfHole = z.object({ hole: z.number(), points: z.array(z.object({ x: z.number(), y: z.number() })) })

/** Ids are numbers, the highest is the newest. */
export const round = z.object({
  id: text,
  playerId: text,
  courseId: text,
  teeBox,
  /** As `2026-05-14T13:30:00Z`. */
  playedAt: text,
  playMode: z.enum(['casual', 'competition', 'practice']),
  isCompliantMode: z.boolean(),
  /** How many holes, and the nine that they begin with. */
  scope: z.enum(['eighteen', 'nine']),
  scopeType: z.enum(['front', 'back']),
  coachId: z.nullable(text),
  /** Those that are on. */
  playSettings: z.array(z.enum(playSettingNames)),
  holes: z.union([z.array(playedHole), computedHoles]),
  comments: z.array(z.object({ id: z.number(), coachId: text, text: localised, at: text })),
  points: z.array(pointsOfHole),
})
export type RoundRow = z.infer<typeof round>

/** Those that are on, once a player has chosen them. */
export const scorecardSettings = z.object({ id: text, on: z.array(z.enum(playSettingNames)) })

/** A tee box that a player has added to a course. */
export const ownTeeBox = z.object({ ...teeBox.shape, playerId: text, courseId: text })
