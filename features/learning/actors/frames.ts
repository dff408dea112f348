import type { Screen } from '../../world/screen/Screen.ts'
import { film } from './VideoActor.ts'

/** Frames count from 0. */
export interface FramesActor {
  /** Before anything moves the videos. */
  observe(): Promise<void>
  shown(): Promise<readonly number[]>
  /** At most, while both videos play. */
  apart(): Promise<number>
}

export const framesPerSecond = 30

/** In the middle of the frame. */
export function momentOf(frame: number): number {
  return (frame + 0.5) / framesPerSecond
}

/** By the videos' time, where nothing draws them. */
export class FramesByTime implements Omit<FramesActor, 'apart'> {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  async observe(): Promise<void> {
    // The time is always there.
  }

  async shown(): Promise<readonly number[]> {
    return (await this.screen.playback(film)).map(({ time }) => Math.floor(time * framesPerSecond + 1e-3))
  }
}
