import * as z from 'zod/mini'
import { call } from '../call.ts'
import { acknowledged, answered, webAddress } from '../schemas.ts'

const presigned = { method: 'GET', auth: 'player', kind: 'read', answer: answered(z.object({ url: webAddress })) } as const

/** `{x}` is the name of the picture: a random one with the extension of its type. */
export const presignUpload = call({
  ...presigned,
  id: 'rounds.club-image-presign-upload',
  path: '/api/presign-upload-club-image-url/{x}',
})

export const presignRead = call({
  ...presigned,
  id: 'rounds.club-image-presign-get',
  path: '/api/presign-get-club-image-url/{x}',
})

/** Sent to a presigned address, whose path this is; the body is the picture itself. The address carries its own signature. */
export const putPicture = call({
  id: 'rounds.club-image-put',
  method: 'PUT',
  path: '/club-images/{x}',
  auth: 'none',
  kind: 'upload',
  acceptLanguage: false,
  query: z.strictObject({ expires: z.string(), signature: z.string() }),
  body: z.unknown(),
  answer: acknowledged,
})
