/** What the player needs of a film that is shown; the browser's own element is one. Times in seconds. */
export interface VideoElement extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  currentTime: number
  playbackRate: number
  muted: boolean
  readonly duration: number
  readonly paused: boolean
  readonly ended: boolean
  /** On its way to another time: what it tells meanwhile was not seen. */
  readonly seeking: boolean
  play(): Promise<void>
  pause(): void
}

/** Something that happened to the film, at a time of it. `seeked` comes from where it was before. */
export type VideoMoment =
  | { readonly kind: 'played' | 'paused' | 'ended' | 'passed'; readonly time: number }
  | { readonly kind: 'seeked'; readonly from: number; readonly time: number }
