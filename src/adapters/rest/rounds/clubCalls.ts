import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'

const text = z.string().check(z.minLength(1))
const id = z.number().check(z.refine(Number.isSafeInteger), z.positive())
const measure = z.number().check(z.nonnegative())
const done = answered(maybe(z.unknown()))

/** `loft` in degrees, `distance` in metres; `imageUploadUrl` is the name under which the picture was uploaded. */
const club = z.object({
  id,
  bagId: id,
  category: text,
  manufacturer: maybe(text),
  model: maybe(z.string()),
  loft: maybe(measure),
  distance: maybe(measure),
  imageUploadUrl: maybe(text),
})
export type ClubOnWire = z.infer<typeof club>

const fields = {
  bagId: id,
  category: text,
  manufacturer: z.nullable(text),
  model: z.string(),
  loft: z.nullable(measure),
  distance: z.nullable(measure),
  imageUploadUrl: z.nullable(text),
}
const newClub = z.strictObject(fields)
export type NewClubOnWire = z.infer<typeof newClub>
const changedClub = z.strictObject({ id, ...fields })

export const clubsOfBag = call({
  id: 'rounds.clubs-by-bag',
  method: 'GET',
  path: '/api/clubs',
  auth: 'player',
  kind: 'read',
  query: z.strictObject({ bagId: text }),
  answer: answered(listOf(club)),
})

export const clubById = call({
  id: 'rounds.clubs-get',
  method: 'GET',
  path: '/api/clubs/{id}',
  auth: 'player',
  kind: 'read',
  answer: answered(club),
})

/** Several at once: all of them, or none. */
export const createClubs = call({
  id: 'rounds.clubs-create',
  method: 'POST',
  path: '/api/clubs',
  auth: 'player',
  kind: 'write',
  body: z.array(newClub),
  answer: done,
})

export const createClub = call({
  id: 'rounds.club-create',
  method: 'POST',
  path: '/api/club',
  auth: 'player',
  kind: 'write',
  body: newClub,
  answer: done,
})

/** Several at once: all of them, or none. */
export const updateClubs = call({
  id: 'rounds.clubs-update',
  method: 'PUT',
  path: '/api/clubs',
  auth: 'player',
  kind: 'idempotent',
  body: z.array(changedClub),
  answer: done,
})

export const updateClub = call({
  id: 'rounds.club-update',
  method: 'PUT',
  path: '/api/club',
  auth: 'player',
  kind: 'idempotent',
  body: changedClub,
  answer: done,
})

export const deleteClub = call({
  id: 'rounds.club-delete',
  method: 'DELETE',
  path: '/api/club/{id}',
  auth: 'player',
  kind: 'idempotent',
  answer: done,
})
