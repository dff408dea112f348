import * as z from 'zod/mini'
import { call } from '../call.ts'
import { code } from '../schemas.ts'

const handedness = z.strictObject({ handedness: z.strictObject({ key: z.literal(['l', 'r']), value: z.literal(['left', 'right']) }) })

const base = {
  firstName: z.string(),
  lastName: z.string(),
  fields: handedness,
  /** Such as `1990-02-28`; empty if unknown. */
  birthday: z.string(),
  gender: z.string(),
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  postalCode: z.string(),
  /** Left out if the number receives text messages. */
  phone: z.optional(z.string()),
}

const done = z.object({ code: z._default(code, 0) })

/** To change the hand alone: `player-update-handedness`. 422 lists fields in `errors`. */
export const playerUpdate = call({
  id: 'session.player-update',
  method: 'PUT',
  path: '/api/v2/player',
  auth: 'player',
  kind: 'idempotent',
  body: z.union([
    z.strictObject({ ...base, state: z.string() }),
    // Japan only.
    z.strictObject({ ...base, altFirstName: z.string(), altLastName: z.string(), pref: z.string() }),
  ]),
  answer: done,
})

export const playerUpdateHandedness = call({
  id: 'session.player-update-handedness',
  method: 'PUT',
  path: '/api/v2/player',
  auth: 'player',
  kind: 'idempotent',
  body: z.strictObject({ fields: handedness }),
  answer: done,
})
