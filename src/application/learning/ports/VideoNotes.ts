import type { VideoNote } from '#domain/learning/note'
import { type Token, token } from '../../shared/token.ts'

/** The player's notes to videos. Times in seconds of the video. */
export interface VideoNotes {
  of(videoId: string, signal?: AbortSignal): Promise<readonly VideoNote[]>
  /** Not idempotent: sent once. */
  add(videoId: string, note: Omit<VideoNote, 'id'>): Promise<void>
  change(videoId: string, note: VideoNote): Promise<void>
  /** Succeeds if it is already gone. */
  remove(id: string): Promise<void>
}
export const VideoNotes: Token<VideoNotes> = token('VideoNotes')
