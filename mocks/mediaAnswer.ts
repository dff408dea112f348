import { type Bytes, partOf } from './http/ranges.ts'

/** Nothing where there is no such file. */
export type ReadMedia = (path: string) => Promise<Bytes | undefined>

const types: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4', webp: 'image/webp', vtt: 'text/vtt' }

/** Films, their pictures and captions: in parts, so that players can seek. */
export async function mediaAnswer(request: Request, read: ReadMedia): Promise<Response> {
  const { pathname } = new URL(request.url)
  const type = types[pathname.split('.').at(-1) ?? '']
  const bytes = type && /^(?:\/[\w-]+)+(?:\.[\w-]+)+$/.test(pathname) ? await read(pathname) : undefined
  if (!type || !bytes) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  const headers = new Headers({ 'content-type': type, 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=3600' })
  return partOf(bytes, request, headers) ?? new Response(bytes, { headers })
}
