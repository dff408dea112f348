export type FileKind = 'picture' | 'empty' | 'too-large' | 'wrong-type' | 'heic' | 'renamed'

export interface ChosenFile {
  readonly name: string
  readonly content: Buffer
}

/** Of one pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

export const attachedFiles: Readonly<Record<FileKind, ChosenFile>> = {
  picture: { name: 'torn-box.png', content: pixel },
  empty: { name: 'nothing.png', content: Buffer.alloc(0) },
  'too-large': { name: 'poster.png', content: Buffer.concat([pixel, Buffer.alloc(3 * 1024 * 1024)]) },
  'wrong-type': { name: 'letter.txt', content: Buffer.from('no picture at all') },
  heic: { name: 'IMG_2034.HEIC', content: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') },
  renamed: { name: 'letter.png', content: Buffer.from('no picture at all') },
}
