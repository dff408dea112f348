import type { Speed } from '#domain/learning/speed'

export interface Transport {
  readonly speed: Speed
  toggle(): void
  step(frames: number): void
  seekBy(seconds: number): void
  seekToTenth(tenth: number): void
  seekToStart(): void
  seekToEnd(): void
  changeSpeed(speed: Speed): void
  changeSpeedBy(direction: 1 | -1): void
}
