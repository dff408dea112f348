import { steppedTime } from './speed.ts'
import type { Span } from './watched.ts'

/** One of several films that run in step. All times in seconds. */
export interface Track {
  readonly seconds: number
  readonly framesPerSecond: number
  /** The moment of it that is laid on those of the others: position 0. */
  readonly mark: number
}

/** A track, and the moment of its film that is shown. */
export interface ShownTrack extends Track {
  readonly time: number
}

/** From the first frame of any to the last of any, as positions. A film that has none there stands at its end. */
export function stretchOf(tracks: readonly Track[]): Span {
  return {
    from: Math.min(0, ...tracks.map(({ mark }) => 0 - mark)),
    to: Math.max(0, ...tracks.map(({ seconds, mark }) => seconds - mark)),
  }
}

/** The moment of a film at a position: in the middle of a frame, and never beyond its ends. */
export function timeAt(track: Track, position: number): number {
  return steppedTime(Math.max(0, position + track.mark), 0, track)
}

/** So many frames on or back, by the shortest frames of all. */
export function steppedPosition(tracks: readonly Track[], position: number, frames: number): number {
  const finest = tracks.toSorted((one, other) => other.framesPerSecond - one.framesPerSecond)[0]
  if (!finest) return position
  const { from, to } = stretchOf(tracks)
  // Frames are counted from the mark, so that each of them is met whichever film is shorter.
  const { framesPerSecond } = finest
  const frame = Math.floor((position + finest.mark) * framesPerSecond + 1e-3) + frames
  return Math.min(to, Math.max(from, (frame + 0.5) / framesPerSecond - finest.mark))
}

/** Where films that run have come to: the one that is behind tells, those at their end don't. Absent once all are there. */
export function positionOf(tracks: readonly ShownTrack[]): number | undefined {
  const running = tracks.filter((track) => track.time < track.seconds - frameOf(track))
  return running.length > 0 ? Math.min(...running.map(({ time, mark }) => time - mark)) : undefined
}

/** How far two films may be apart and still be in step: a frame of the one with the longer frames. */
export function frameOf({ framesPerSecond }: Pick<Track, 'framesPerSecond'>): number {
  return 1 / framesPerSecond
}

/** How a film goes on, so that it meets the others. */
export type Pace = 'run' | 'slow' | 'wait'

/** Beyond this many seconds it is better to stand than to dawdle. */
const far = 0.25

/** For a film at this position, while the one that is behind has come to `behind`. Who waits does so until all are there. */
export function paceOf(track: ShownTrack, behind: number, before: Pace): Pace {
  const ahead = track.time - track.mark - behind
  if (ahead <= frameOf(track) / 2) return 'run'
  return before === 'wait' || ahead > far ? 'wait' : 'slow'
}

/** Browsers show nothing slower. */
const slowest = 0.0625

/** How fast a film runs at a pace; 0 while it waits. */
export function rateOf(pace: Pace, speed: number): number {
  if (pace === 'wait') return 0
  return pace === 'slow' ? Math.max(slowest, speed / 2) : speed
}
