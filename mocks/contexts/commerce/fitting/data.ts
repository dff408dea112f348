import * as z from 'zod/mini'
import { localised } from '../../../world/languages.ts'

const text = z.string().check(z.minLength(1))
const roles = z.enum(['current', 'recommended', 'tested'])

/** Averages and spread of how the player swings this club, in the units of the model. */
const swing = z.object({
  ...{ headSpeed: z.number(), dynamicLoft: z.number(), attack: z.number(), strike: z.number() },
  ...{ face: z.number(), path: z.number(), faceSpread: z.number() },
})

/** `length` in metres, `loft` and `lie` in degrees. */
const club = z.object({
  ...{ id: text, role: roles, name: text, shaft: text, swing },
  ...{ loft: z.number(), lie: z.number(), length: z.number() },
})
export type FittedClubRow = Readonly<z.infer<typeof club>>

const fittingTypes = ['driver', 'woods', 'irons', 'wedges'] as const

/** `version` of the list that has it; an open one is still going on. `heldOn` as `2026-05-13`. */
export const fittingSession = z.object({
  ...{ id: text, playerId: text, version: z.union([z.literal(2), z.literal(3)]), type: z.enum(fittingTypes), heldOn: text, coachId: text },
  ...{ isOpen: z.boolean(), note: z.optional(localised), clubs: z.array(club), customClubId: z.optional(text) },
})
export type FittingSessionRow = Readonly<z.infer<typeof fittingSession>>

const stroke = z.object({
  ...{ dynamicLoft: z.number(), face: z.number(), path: z.number() },
  ...{ faceSpread: z.number(), speedSpread: z.number() },
})

const putter = z.object({
  ...{ id: text, role: roles, name: text, stroke },
  ...{ loft: z.number(), lie: z.number(), length: z.number() },
})
export type FittedPutterRow = Readonly<z.infer<typeof putter>>

/** `distance` of the putts in metres. */
export const putterSession = z.object({
  ...{ id: text, playerId: text, heldOn: text, coachId: text, distance: z.number(), isOpen: z.boolean() },
  ...{ note: z.optional(localised), putters: z.array(putter), customClubId: z.optional(text) },
})
export type PutterSessionRow = Readonly<z.infer<typeof putterSession>>
