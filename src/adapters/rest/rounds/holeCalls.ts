import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered } from '../schemas.ts'

const text = z.string().check(z.minLength(1))
const holeNumber = z.string().check(z.regex(/^(?:[1-9]|[12]\d|3[0-6])$/))
/** The picture itself, as an address that needs no other request: no script can come with it. */
const picture = z.object({ image: z.string().check(z.regex(/^data:image\/(?:svg\+xml|png|jpeg|webp);base64,[\w+/=]+$/)) })

const read = { method: 'GET', auth: 'player', kind: 'read', answer: answered(picture) } as const

/** `backgroundColor` without its `#`, such as `f7f8f3`. */
export const holeData = call({
  ...read,
  id: 'rounds.hole-data',
  path: '/api/play-game/hole-data',
  query: z.strictObject({ courseId: text, backgroundColor: z.string().check(z.regex(/^[\da-f]{6}$/)), holeNumber }),
})

/** The hole is called `hole` here. */
export const satelliteImage = call({
  ...read,
  id: 'rounds.satellite-image',
  path: '/api/play-game/satellite-image',
  query: z.strictObject({ courseId: text, hole: holeNumber }),
})
