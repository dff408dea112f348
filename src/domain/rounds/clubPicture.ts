/** Kinds of pictures that the club takes, by the extensions of their names. */
export type PictureType = 'jpg' | 'png' | 'webp'

const beginnings: readonly (readonly [type: PictureType, at: number, bytes: readonly number[]])[] = [
  ['jpg', 0, [0xff, 0xd8, 0xff]],
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['webp', 8, [0x57, 0x45, 0x42, 0x50]],
]

/** How many bytes of a file `pictureTypeOf` needs. */
export const bytesToJudge = 12

/** What a file is by its content: its name and what its system says of it may be wrong. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  return beginnings.find(([, at, beginning]) => beginning.every((byte, index) => bytes[at + index] === byte))?.[0]
}

/** Of the file that a player chooses: 25 MB. */
export const largestFile = 25 * 1024 * 1024
/** Pixels of a picture's longer side, as it is sent. */
export const longestSide = 1280
