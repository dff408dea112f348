import * as z from 'zod/mini'
import { call } from '../call.ts'
import { answered, webAddress } from '../schemas.ts'

const text = z.string().check(z.minLength(1))
const orNone = z._default(z.string(), '')

/** Missing texts and pictures are empty. Sent once: it creates an address, and no call lists them. */
export const createShare = call({
  id: 'learning.share-create',
  method: 'POST',
  path: '/api/share',
  auth: 'player',
  kind: 'write',
  success: 200,
  body: z.strictObject({ sourceId: text, url: webAddress, type: text, thumbnail: z.string(), title: text, description: z.string() }),
  answer: answered(z.object({ shortenUrl: webAddress })),
})

/** Needs only the id. */
export const sharedItem = call({
  id: 'learning.share-get',
  method: 'GET',
  path: '/api/share',
  auth: 'held',
  kind: 'read',
  query: z.strictObject({ id: text }),
  answer: answered(z.object({ url: z.string(), title: text, thumbnail: orNone, description: orNone })),
})
