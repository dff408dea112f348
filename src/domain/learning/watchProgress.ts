import { resumeAt } from './resume.ts'
import { type Watched, watchedTime } from './watched.ts'

export interface WatchProgress {
  readonly videoId: string
  readonly seriesId?: string | undefined
  readonly seconds: number
  readonly watched: Watched
  /** Last position. */
  readonly position: number
}

/** The last position on this device. If the club knows of more seconds, the player watched elsewhere: then as if watched in order. */
export function resumePosition(saved: WatchProgress | undefined, club: { readonly watchedTime: number; readonly seconds: number }) {
  const isCurrent = saved && Math.floor(club.watchedTime) <= watchedTime(saved.watched)
  return resumeAt(isCurrent ? saved.position : club.watchedTime, club.seconds)
}

export function isBegun({ position, seconds }: Pick<WatchProgress, 'position' | 'seconds'>): boolean {
  return resumeAt(position, seconds) !== undefined
}

const most = 100

/** Last watched first. */
export function withProgress(all: readonly WatchProgress[], progress: WatchProgress): readonly WatchProgress[] {
  return [progress, ...all.filter(({ videoId }) => videoId !== progress.videoId)].slice(0, most)
}
