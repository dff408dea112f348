export type FileType = 'jpg' | 'png' | 'webp' | 'pdf'

const beginnings: readonly (readonly [FileType, RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['pdf', /^%PDF-/],
]

/** By its content, a byte in each character. */
export function fileTypeOf(content: string): FileType | undefined {
  return beginnings.find(([, beginning]) => beginning.test(content))?.[0]
}
