const kinds = ['jpg', 'png', 'webp', 'pdf'] as const
export type AttachmentKind = (typeof kinds)[number]

const beginnings: readonly (readonly [kind: AttachmentKind, at: number, bytes: readonly number[]])[] = [
  ['jpg', 0, [0xff, 0xd8, 0xff]],
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['webp', 8, [0x57, 0x45, 0x42, 0x50]],
  ['pdf', 0, [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** How many bytes of a file `attachmentKindOf` needs. */
export const bytesToJudge = 12

/** By its content: its name and what its system says of it may be wrong. */
function attachmentKindOf(bytes: Uint8Array): AttachmentKind | undefined {
  return beginnings.find(([, at, beginning]) => beginning.every((byte, index) => bytes[at + index] === byte))?.[0]
}

/** `renamed`: its name says that it is of another kind than it is. */
export type AttachmentProblem = 'empty' | 'too-large' | 'wrong-type' | 'renamed'

interface JudgedFile {
  readonly name: string
  readonly size: number
  readonly bytes: Uint8Array
}

export function problemWith({ name, size, bytes }: JudgedFile, largest: number): AttachmentProblem | undefined {
  if (size === 0) return 'empty'
  if (size > largest) return 'too-large'
  const kind = attachmentKindOf(bytes)
  const named = kindNamed(name)
  if (!kind) return named ? 'renamed' : 'wrong-type'
  return kind === named || extensionOf(name) === undefined ? undefined : 'renamed'
}

/** Other extensions of JPEG files; some browsers and mail programs save `.jfif`. */
const jpegExtensions = new Set(['jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'])

function kindNamed(name: string): AttachmentKind | undefined {
  const extension = extensionOf(name)?.toLowerCase() ?? ''
  return jpegExtensions.has(extension) ? 'jpg' : kinds.find((kind) => kind === extension)
}

function extensionOf(name: string): string | undefined {
  const end = name.lastIndexOf('.')
  return end > 0 ? name.slice(end + 1) : undefined
}

/** The name under which a file is sent, with the extension that servers know. `bytes`: its beginning, of `bytesToJudge`. */
export function wireFileName(name: string, bytes: Uint8Array): string {
  const extension = extensionOf(name)
  const kind = attachmentKindOf(bytes)
  if (extension === undefined) return kind ? `${name}.${kind}` : name
  const isRare = kindNamed(name) === 'jpg' && !/^jpe?g$/i.test(extension)
  return isRare ? `${name.slice(0, -extension.length)}jpg` : name
}
