import type { PictureType } from '#domain/rounds/clubPicture'
import { type Token, token } from '../../shared/token.ts'

export type PictureFile = Pick<Blob, 'size' | 'type' | 'slice' | 'arrayBuffer'>

export interface Upload {
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Pictures of clubs, each under a name that nobody can guess. */
export interface ClubPictures {
  /** A new name; never the name of the player's file. */
  newKey(type: PictureType): string
  /** `expired`: the address was asked for too long ago. */
  upload(key: string, picture: PictureFile, upload: Upload): Promise<'uploaded' | 'expired'>
  /** Where it can be seen for a while. */
  addressOf(key: string, signal?: AbortSignal): Promise<string>
}
export const ClubPictures: Token<ClubPictures> = token('ClubPictures')
