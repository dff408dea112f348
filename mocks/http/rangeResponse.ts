export type Bytes = Uint8Array<ArrayBuffer>

/** Supports `bytes=0-99`, `bytes=100-` and `bytes=-100`. Undefined without a range. */
export function rangeResponse(bytes: Bytes, request: Request, headers: Headers): Response | undefined {
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  if (!range) return undefined
  const [, first = '', last = ''] = range
  const start = first === '' ? bytes.length - Number(last) : Number(first)
  const end = first === '' || last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1)
  if (start > end || start < 0) {
    headers.set('content-range', `bytes */${bytes.length}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${start}-${end}/${bytes.length}`)
  return new Response(bytes.slice(start, end + 1), { status: 206, headers })
}
