/** Their responses may not have a body, not even an empty one. */
const withoutBody = new Set([204, 205, 304])

export function responseOf(
  { status, responseText }: Pick<XMLHttpRequest, 'status' | 'responseText'>,
  headers: Record<string, string> = {},
) {
  return new Response(withoutBody.has(status) ? null : responseText, { status, headers })
}
