import type { DeviceTraits, UsageEvent, VideoPlace } from '#domain/learning/usage'
import { type Token, token } from '../../shared/token.ts'

/** Tells the club how films are used. Nothing is sent twice by itself, and all of it is sent even while the page goes. */
export interface VideoAnalytics {
  /** Opens a session with what has happened in it until now; resolves with its id. */
  open(place: VideoPlace, device: DeviceTraits, events: readonly UsageEvent[]): Promise<string>
  add(sessionId: string, events: readonly UsageEvent[]): Promise<void>
  /** `at`: milliseconds since 1970. */
  subscribed(place: VideoPlace, at: number): Promise<void>
}
export const VideoAnalytics: Token<VideoAnalytics> = token('VideoAnalytics')
