import type { UsageVerb } from '#domain/learning/usage'
import type { Video } from '#domain/learning/video'
import { type Token, token } from '../../shared/token.ts'

/** A video that is shown, as far as the use of its film is about it. */
export type ShownVideo = Pick<Video, 'id' | 'category' | 'series'>

/** What has happened to a film, and at which second of it. */
export interface PlaybackEvent {
  readonly verb: UsageVerb
  readonly time: number
  /** What the act before has resolved with; absent for the first of a viewing, and where nothing is noted. */
  readonly viewing: string | undefined
}

/** Notes how films are used, where the player lets the club learn it. */
export interface TrackPlayback {
  /** Resolves with the viewing that it is noted for. */
  record(video: ShownVideo, act: PlaybackEvent): Promise<string | undefined>
  /** The player has kept the video or its series. */
  recordSubscription(video: ShownVideo): Promise<void>
  /** What an earlier page has noted, and could not tell the club any more. */
  recordExit(): Promise<void>
}
export const TrackPlayback: Token<TrackPlayback> = token('TrackPlayback')

/** The same where its code is here already. */
export const LoadedTrackPlayback: Token<TrackPlayback> = token('LoadedTrackPlayback')
