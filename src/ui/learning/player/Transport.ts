import type { Speed } from '#domain/learning/speed'

/** What keys and buttons move: a film, or several in step. Times in seconds. */
export interface Transport {
  readonly speed: Speed
  toggle(): void
  /** So many frames on or back, and it stands still. */
  step(frames: number): void
  seekBy(seconds: number): void
  /** To a tenth of it, from 0 to 9. */
  seekToTenth(tenth: number): void
  seekToStart(): void
  seekToEnd(): void
  changeSpeed(speed: Speed): void
  changeSpeedBy(direction: 1 | -1): void
}
