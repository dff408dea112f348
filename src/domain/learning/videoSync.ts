import { steppedTime } from './speed.ts'
import type { Span } from './watched.ts'

/** One of several synchronised videos. Times in seconds. */
export interface Track {
  readonly seconds: number
  readonly framesPerSecond: number
  /** The aligned moment: position 0. */
  readonly mark: number
}

export interface ShownTrack extends Track {
  readonly time: number
}

/** From the earliest first frame to the latest last frame, as positions. A video without a frame at a position shows its end. */
export function stretchOf(tracks: readonly Track[]): Span {
  return {
    from: Math.min(0, ...tracks.map(({ mark }) => 0 - mark)),
    to: Math.max(0, ...tracks.map(({ seconds, mark }) => seconds - mark)),
  }
}

/** In the middle of a frame, never beyond the ends. */
export function timeAt(track: Track, position: number): number {
  return steppedTime(Math.max(0, position + track.mark), 0, track)
}

/** Moves by frames of the video with the highest frame rate. */
export function steppedPosition(tracks: readonly Track[], position: number, frames: number): number {
  const finest = tracks.toSorted((one, other) => other.framesPerSecond - one.framesPerSecond)[0]
  if (!finest) return position
  const { from, to } = stretchOf(tracks)
  // Counted from the mark, so that each frame is reached.
  const { framesPerSecond } = finest
  const frame = Math.floor((position + finest.mark) * framesPerSecond + 1e-3) + frames
  return Math.min(to, Math.max(from, (frame + 0.5) / framesPerSecond - finest.mark))
}

/** The position of the slowest video, without those at their end; undefined when all have ended. */
export function positionOf(tracks: readonly ShownTrack[]): number | undefined {
  const running = tracks.filter((track) => track.time < track.seconds - frameOf(track))
  return running.length > 0 ? Math.min(...running.map(({ time, mark }) => time - mark)) : undefined
}

/** Tolerance in seconds: one frame of the video. */
export function frameOf({ framesPerSecond }: Pick<Track, 'framesPerSecond'>): number {
  return 1 / framesPerSecond
}

export type Pace = 'run' | 'slow' | 'wait'

/** In seconds: beyond this, waiting looks better than slow motion. */
const far = 0.25

/** `behind`: position of the slowest video. A waiting video waits until all are level. */
export function paceOf(track: ShownTrack, behind: number, before: Pace): Pace {
  const ahead = track.time - track.mark - behind
  if (ahead <= frameOf(track) / 2) return 'run'
  return before === 'wait' || ahead > far ? 'wait' : 'slow'
}

/** Browsers play nothing slower. */
const slowest = 0.0625

/** Playback rate; 0 while it waits. */
export function rateOf(pace: Pace, speed: number): number {
  if (pace === 'wait') return 0
  return pace === 'slow' ? Math.max(slowest, speed / 2) : speed
}
