import { type Token, token } from '../../shared/token.ts'
import type { PictureFile } from './ClubPictures.ts'

export interface PictureResizer {
  /** The same picture with at most so many pixels on its longer side, without what a camera writes into it. Absent where this browser can't read it. */
  resize(picture: PictureFile, longestSide: number): Promise<PictureFile | undefined>
}
export const PictureResizer: Token<PictureResizer> = token('PictureResizer')
