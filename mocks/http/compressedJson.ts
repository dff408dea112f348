/** As the club's servers answer browsers. */
export function compressedJson(response: Response, request: Request): Response {
  const { body, headers, status, statusText } = response
  const isJson = headers.get('content-type')?.includes('json') && !headers.has('content-encoding')
  if (!body || !isJson || !request.headers.get('accept-encoding')?.includes('gzip')) return response
  const sent = new Headers(headers)
  sent.set('content-encoding', 'gzip')
  sent.append('vary', 'accept-encoding')
  sent.delete('content-length')
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, statusText, headers: sent })
}
