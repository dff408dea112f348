const seconds = { usual: 10, longest: 300 }
/** Failures in a row after which a film that stands is left to the next occasion. */
const timeout = 6

/**
 * Seconds until the club is told the next time what is seen, after so many failures in a row: each time twice as long,
 * up to five minutes. Absent where nothing more happens by itself: the film stands, and telling has failed often enough.
 */
export function pauseBeforeReport(failures: number, isRunning: boolean): number | undefined {
  if (!isRunning && failures >= timeout) return undefined
  return Math.min(seconds.longest, seconds.usual * 2 ** failures)
}
