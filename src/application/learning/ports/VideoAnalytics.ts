import type { DeviceTraits, UsageEvent, VideoPlace } from '#domain/learning/usage'
import { type Token, token } from '../../shared/token.ts'

/** Sends playback analytics. Never repeats a request, and completes requests while the page closes. */
export interface VideoAnalytics {
  /** Opens a session with its first events; resolves with its id. */
  open(place: VideoPlace, device: DeviceTraits, events: readonly UsageEvent[]): Promise<string>
  add(sessionId: string, events: readonly UsageEvent[]): Promise<void>
  /** `at`: milliseconds since 1970. */
  subscribed(place: VideoPlace, at: number): Promise<void>
}
export const VideoAnalytics: Token<VideoAnalytics> = token('VideoAnalytics')
