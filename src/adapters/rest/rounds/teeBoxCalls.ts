import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { teeBoxDetail, text } from './roundSchemas.ts'

const roundId = z.string().check(z.regex(/^\d+$/))
const path = '/api/play-game/round/tee-box'
const done = answered(maybe(z.unknown()))

/** A tee box that is rated for men and women comes twice. */
const teeBox = z.object({ ...teeBoxDetail.shape, own: z._default(z.boolean(), false) })
export type TeeBoxOnWire = z.infer<typeof teeBox>

/** `roundId` is 0 for a round that is not created yet. */
export const teeBoxes = call({
  id: 'rounds.tee-box-get',
  method: 'GET',
  path,
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ courseId: text, roundId }),
  answer: answered(listOf(teeBox)),
})

const { id: _id, ...newTeeBox } = teeBoxDetail.shape

/** The course gets a tee box that only this player sees. */
export const addTeeBox = call({
  id: 'rounds.tee-box-post',
  method: 'POST',
  path,
  auth: 'player',
  kind: 'write',
  body: z.strictObject({ courseId: text, roundId, ...newTeeBox }),
  answer: done,
})

export const deleteTeeBox = call({
  id: 'rounds.tee-box-delete',
  method: 'DELETE',
  path: `${path}/{id}`,
  auth: 'player',
  kind: 'idempotent',
  answer: done,
})
