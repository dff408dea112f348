import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, listOf, maybe } from '../schemas.ts'

const text = z.string().check(z.minLength(1))
const measure = z.number().check(z.nonnegative())

export const manufacturers = call({
  id: 'rounds.manufacturers',
  method: 'GET',
  path: '/api/manufacturers',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(z.object({ id: text, name: text }))),
})

/** The path is spelled as the API spells it. `kind` is `WOOD`, `HYBRID`, `IRON`, `WEDGE` or `PUTTER`. */
export const clubParentCategories = call({
  id: 'rounds.club-parent-categories',
  method: 'GET',
  path: '/api/club-categoiries-parent',
  auth: 'player',
  kind: 'read',
  answer: answered(listOf(z.object({ id: text, name: text, kind: maybe(z.string()) }))),
})

/** In the order of a bag. `loft` in degrees and `distance` in metres, as usual for such a club. */
export const clubCategories = call({
  id: 'rounds.club-categories',
  method: 'GET',
  path: '/api/club-categories',
  auth: 'player',
  kind: 'read',
  answer: answered(
    listOf(
      z.object({
        ...{ id: text, parentId: text, name: text, shortName: text },
        ...{ loft: maybe(measure), distance: maybe(measure), usual: z._default(z.boolean(), false) },
      }),
    ),
  ),
})
