import * as calls from '#adapters/rest/rounds/clubPictureCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../http/handler.ts'
import type { World } from '../../world/World.ts'

const folder = '/club-images/'
/** Seconds for which an address is good. */
const lifetime = { PUT: 300, GET: 3600 } as const
export type PresignedMethod = keyof typeof lifetime

const keyPattern = /^[\w-]{8,80}\.(?:jpg|png|webp)$/

export const presignHandlers: readonly Handler[] = [
  onPlayerCall(calls.presignUpload, ({ world, url, params: { x: key = '' } }) => {
    if (!keyPattern.test(key)) return refused(400, 400)
    if (world.clubPictures.find(key)) return refused(409, 409, { message: 'This name is taken' })
    return ok({ url: presigned(world, url, key, 'PUT') })
  }),

  onPlayerCall(calls.presignRead, ({ world, url, params: { x: key = '' } }) =>
    world.clubPictures.find(key) ? ok({ url: presigned(world, url, key, 'GET') }) : refused(404, 404),
  ),
]

/** On the host of uploads beside this server; whoever has the address needs no token. */
function presigned(world: World, { protocol, host }: URL, key: string, method: PresignedMethod): string {
  const expires = String(Math.floor(world.now().epochMilliseconds / 1000) + lifetime[method])
  const address = new URL(`${protocol}//${host.replace(/^api\./, 'uploads.')}${folder}${key}`)
  address.search = String(new URLSearchParams({ expires, signature: signatureOf(key, expires, method) }))
  return address.href
}

/** The key of a picture, where its address is signed for this and still good. */
export function keyOf(world: World, { pathname, searchParams }: URL, method: PresignedMethod): string | undefined {
  const key = pathname.slice(folder.length)
  const expires = searchParams.get('expires') ?? ''
  const isGood = pathname.startsWith(folder) && searchParams.get('signature') === signatureOf(key, expires, method)
  return isGood && Number(expires) * 1000 > world.now().epochMilliseconds ? key : undefined
}

/** A checksum is secret enough for a fake. */
function signatureOf(key: string, expires: string, method: PresignedMethod): string {
  let hash = 2_166_136_261
  for (const sign of `${method} ${key} ${expires}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0).toString(36)
}
