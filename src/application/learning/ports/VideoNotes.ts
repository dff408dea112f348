import type { VideoNote } from '#domain/learning/note'
import { type Token, token } from '../../shared/token.ts'

/** The player's own notes to videos. Times in seconds of the film. */
export interface VideoNotes {
  of(videoId: string, signal?: AbortSignal): Promise<readonly VideoNote[]>
  /** Must not be sent twice. */
  add(videoId: string, note: Omit<VideoNote, 'id'>): Promise<void>
  change(videoId: string, note: VideoNote): Promise<void>
  /** Also where it is gone already. */
  remove(id: string): Promise<void>
}
export const VideoNotes: Token<VideoNotes> = token('VideoNotes')
