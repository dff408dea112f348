const seconds = { usual: 10, longest: 300 }
/** Consecutive failures after which a paused video waits for the next event. */
const timeout = 6

/** In seconds: doubled with each failure, up to five minutes. Undefined if the video is paused and has failed often enough. */
export function pauseBeforeReport(failures: number, isRunning: boolean): number | undefined {
  if (!isRunning && failures >= timeout) return undefined
  return Math.min(seconds.longest, seconds.usual * 2 ** failures)
}
