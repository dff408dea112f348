export interface Part {
  readonly field: string
  /** Absent unless the part is a file. */
  readonly filename?: string | undefined
  /** A byte in each character. */
  readonly content: string
}

/** The parts of a form, in order; undefined for what is no form. */
export function partsIn(body: unknown): readonly Part[] | undefined {
  if (typeof body !== 'string') return undefined
  const boundary = body.slice(0, body.indexOf('\r\n'))
  if (!boundary.startsWith('--')) return undefined
  const [first, ...sections] = body.split(boundary)
  if (first !== '' || sections.at(-1)?.trim() !== '--') return undefined
  const parts = sections.slice(0, -1).map(partIn)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

function partIn(section: string): Part | undefined {
  const head = section.indexOf('\r\n\r\n')
  const [, field] = / name="([^"]*)"/.exec(section.slice(0, head)) ?? []
  if (head < 0 || field === undefined) return undefined
  const [, filename] = / filename="([^"]*)"/.exec(section.slice(0, head)) ?? []
  // A very short file has its line end within its head's.
  const content = section.slice(head + 4, Math.max(section.length - 2, head + 4))
  return { field, filename: filename === undefined ? undefined : utf8(filename), content }
}

export function utf8(bytes: string): string {
  return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)))
}
