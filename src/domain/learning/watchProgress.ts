import { resumeAt } from './resume.ts'
import { type Watched, watchedTime } from './watched.ts'

/** How far a player has come in a video on this device. Times in seconds. */
export interface WatchProgress {
  readonly videoId: string
  /** Absent for a video outside all series. */
  readonly seriesId?: string | undefined
  readonly seconds: number
  readonly watched: Watched
  /** Where it was left. */
  readonly position: number
}

/** Where to go on. Whoever has seen more than this device knows has watched elsewhere since: then as if it was watched in order. */
export function resumePosition(saved: WatchProgress | undefined, club: { readonly watchedTime: number; readonly seconds: number }) {
  const isCurrent = saved && Math.floor(club.watchedTime) <= watchedTime(saved.watched)
  return resumeAt(isCurrent ? saved.position : club.watchedTime, club.seconds)
}

export function isBegun({ position, seconds }: Pick<WatchProgress, 'position' | 'seconds'>): boolean {
  return resumeAt(position, seconds) !== undefined
}

const most = 100

/** The one that was watched last comes first. */
export function withProgress(all: readonly WatchProgress[], progress: WatchProgress): readonly WatchProgress[] {
  return [progress, ...all.filter(({ videoId }) => videoId !== progress.videoId)].slice(0, most)
}
