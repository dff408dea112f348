export interface VideoElement extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  currentTime: number
  playbackRate: number
  muted: boolean
  readonly duration: number
  readonly paused: boolean
  readonly ended: boolean
  /** During a seek, reported times were not watched. */
  readonly seeking: boolean
  play(): Promise<void>
  pause(): void
}

/** Times in seconds; a `seeked` event contains the time before it. */
export type VideoMoment =
  | { readonly kind: 'played' | 'paused' | 'ended' | 'passed'; readonly time: number }
  | { readonly kind: 'seeked'; readonly from: number; readonly time: number }
