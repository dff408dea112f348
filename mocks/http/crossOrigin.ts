/** `vary` keeps browsers from giving the product a cached answer without CORS headers. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin')
  return origin
    ? { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'date, retry-after, x-request-id', vary: 'origin' }
    : { vary: 'origin' }
}

export function preflightResponse(request: Request): Response {
  const headers = {
    ...corsHeaders(request),
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'authorization, content-type, accept-language, store',
    'access-control-max-age': '600',
  }
  return new Response(null, { status: 204, headers })
}
