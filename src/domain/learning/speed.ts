/** How fast films may run, 1 being as they were taken; the slowest is for swings. */
export const speeds = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof speeds)[number]

/** The next faster or slower one; the last one beyond the ends. */
export function speedAfter(speed: Speed, direction: 1 | -1): Speed {
  return speeds[speeds.indexOf(speed) + direction] ?? speed
}

/** The time so many frames later or earlier, in the middle of a frame and never beyond an end. Seconds. */
export function steppedTime(
  time: number,
  frames: number,
  { framesPerSecond, seconds }: { readonly framesPerSecond: number; readonly seconds: number },
): number {
  const last = Math.max(0, Math.ceil(seconds * framesPerSecond) - 1)
  // Players report times a hair before the frame that they show.
  const shown = Math.floor(time * framesPerSecond + 1e-3)
  const frame = Math.min(last, Math.max(0, shown + frames))
  return Math.min(seconds, (frame + 0.5) / framesPerSecond)
}
