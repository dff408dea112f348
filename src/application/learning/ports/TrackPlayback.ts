import type { UsageVerb } from '#domain/learning/usage'
import type { Video } from '#domain/learning/video'
import { type Token, token } from '../../shared/token.ts'

/** What analytics needs of a video. */
export type ShownVideo = Pick<Video, 'id' | 'category' | 'series'>

/** An event at a second of the video. */
export interface PlaybackEvent {
  readonly verb: UsageVerb
  readonly time: number
  /** The result of the previous event; undefined for the first of a viewing, or if nothing is recorded. */
  readonly viewing: string | undefined
}

/** Records playback if the player has consented. */
export interface TrackPlayback {
  /** Resolves with the id of the viewing. */
  record(video: ShownVideo, act: PlaybackEvent): Promise<string | undefined>
  /** The player saved the video or its series as a favourite. */
  recordSubscription(video: ShownVideo): Promise<void>
  /** Sends what an earlier page recorded and could not send. */
  recordExit(): Promise<void>
}
export const TrackPlayback: Token<TrackPlayback> = token('TrackPlayback')

/** For code that is loaded already. */
export const LoadedTrackPlayback: Token<TrackPlayback> = token('LoadedTrackPlayback')
