interface Part {
  readonly name: string
  /** A byte in each character. */
  readonly content: string
}

/** The file of a form. */
export function partIn(body: unknown): Part | undefined {
  if (typeof body !== 'string') return undefined
  const boundary = body.slice(0, body.indexOf('\r\n'))
  const head = body.indexOf('\r\n\r\n')
  const end = body.indexOf(`\r\n${boundary}`, head)
  if (!boundary.startsWith('--') || head < 0 || end < 0) return undefined
  const [, name = 'file'] = /filename="([^"]*)"/.exec(body.slice(0, head)) ?? []
  return { name: utf8(name), content: body.slice(head + 4, Math.max(end, head + 4)) }
}

function utf8(bytes: string): string {
  return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)))
}
