import { putPicture } from '#adapters/rest/rounds/clubPictureCalls'
import { type Answer, refused } from '../../http/handler.ts'
import type { DeclaredCall, FakeServer, IncomingRequest, MatchedRequest } from '../../http/MatchedRequest.ts'
import type { World } from '../../world/World.ts'
import { pictureType } from './pictureType.ts'
import { keyOf } from './presigned.ts'

const largest = 5 * 1024 * 1024

/** The host of uploads: judges what arrives by its content, and lets addresses expire. */
export class UploadServer implements FakeServer {
  readonly calls: readonly DeclaredCall[] = [putPicture]

  /** `text` holds a byte in each character. */
  read({ world, method, url, headers, text }: IncomingRequest): MatchedRequest | undefined {
    if (method !== putPicture.method) return undefined
    return {
      ...{ call: putPicture, graphql: null, sent: undefined, check: () => [] },
      violations: headers.has('authorization') ? ['a token is sent to the host of uploads'] : [],
      run: () => take(world, url, text),
    }
  }
}

async function take(world: World, url: URL, text: string): Promise<Answer> {
  const key = keyOf(world, url, 'PUT')
  if (key === undefined) return refused(403, 403, { message: 'The address has expired' })
  if (text.length > largest) return refused(413, 413)
  const type = pictureType(text)
  if (!type || !key.endsWith(`.${type}`)) return refused(415, 415, { message: 'This is no such picture' })
  if (!world.clubPictures.find(key)) await world.clubPictures.add({ id: key, type, content: btoa(text) })
  return { status: 200, body: null }
}

/** As the fake's servers read requests: a byte in each character. */
export function binaryText(content: ArrayBuffer): string {
  const bytes = new Uint8Array(content)
  const chunk = 8192
  const parts = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) => bytes.subarray(index * chunk, (index + 1) * chunk))
  return parts.map((part) => String.fromCharCode(...part)).join('')
}

const mediaTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/** A picture, for whoever has an address that is still good. */
export function uploadedPicture(url: URL, world: World): Response {
  const key = keyOf(world, url, 'GET')
  const picture = key === undefined ? undefined : world.clubPictures.find(key)
  if (!picture) return new Response(null, { status: 403 })
  const bytes = Uint8Array.from(atob(picture.content), (sign) => sign.charCodeAt(0))
  return new Response(bytes, { headers: { 'content-type': mediaTypes[picture.type] } })
}
