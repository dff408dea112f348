import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'
import { instant } from '../timeSchemas.ts'

const id = z.number().check(z.refine(Number.isSafeInteger), z.positive())
const name = z.string().check(z.minLength(1))
const done = answered(maybe(z.unknown()))

const bag = z.object({ id, bagName: z.string(), lastModified: maybe(instant) })
export type BagOnWire = z.infer<typeof bag>

export const myBags = call({
  id: 'rounds.my-bags',
  method: 'GET',
  path: '/api/my-bags',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(bag)),
})

export const bagById = call({
  id: 'rounds.bag-get',
  method: 'GET',
  path: '/api/bag/{id}',
  auth: 'player',
  kind: 'read',
  answer: answered(bag),
})

export const createBag = call({
  id: 'rounds.bag-create',
  method: 'POST',
  path: '/api/bag',
  auth: 'player',
  kind: 'write',
  body: z.strictObject({ bagName: name }),
  answer: done,
})

/** Any change makes it the bag that was modified last. */
export const updateBag = call({
  id: 'rounds.bag-update',
  method: 'PUT',
  path: '/api/bag',
  auth: 'player',
  kind: 'idempotent',
  body: z.strictObject({ id, bagName: name }),
  answer: done,
})

/** With its clubs. */
export const deleteBag = call({
  id: 'rounds.bag-delete',
  method: 'DELETE',
  path: '/api/bag/{id}',
  auth: 'player',
  kind: 'idempotent',
  answer: done,
})
