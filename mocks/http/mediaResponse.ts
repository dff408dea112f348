import { drawingNamed } from '../contexts/commerce/art/index.ts'
import { documentNamed } from '../contexts/returns/documents.ts'
import { type Bytes, rangeResponse } from './rangeResponse.ts'

export type ReadMedia = (path: string) => Promise<Bytes | undefined>

const types: Readonly<Record<string, string>> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  webp: 'image/webp',
  vtt: 'text/vtt',
  svg: 'image/svg+xml',
}

/** Supports ranges, so that videos can seek. Also draws the shop's pictures. A page that is left ends the reading. */
export async function mediaResponse(request: Request, read: ReadMedia): Promise<Response> {
  const { pathname } = new URL(request.url)
  const type = types[pathname.split('.').at(-1) ?? '']
  const isMedia = type !== undefined && /^(?:\/[\w-]+)+(?:\.[\w-]+)+$/.test(pathname)
  const bytes = isMedia ? await (drawn(pathname) ?? read(pathname).catch(() => 'ended' as const)) : undefined
  if (bytes === 'ended') return Response.error()
  if (!type || !bytes) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  const headers = new Headers({ 'content-type': type, 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=3600' })
  const part = rangeResponse(bytes, request, headers)
  if (part) return part
  headers.set('content-length', String(bytes.length))
  return new Response(bytes, { headers })
}

function drawn(pathname: string): Bytes | undefined {
  const [, name] = /^\/products\/([\w-]+)\.svg$/.exec(pathname) ?? []
  const drawing = name === undefined ? documentNamed(pathname) : drawingNamed(name)
  return drawing === undefined ? undefined : new TextEncoder().encode(drawing)
}
