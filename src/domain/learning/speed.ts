/** 1 is normal; the slowest are for swings. */
export const speeds = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof speeds)[number]

/** The next faster or slower speed; unchanged at the ends. */
export function speedAfter(speed: Speed, direction: 1 | -1): Speed {
  return speeds[speeds.indexOf(speed) + direction] ?? speed
}

/** In seconds, in the middle of a frame and never beyond an end. */
export function steppedTime(
  time: number,
  frames: number,
  { framesPerSecond, seconds }: { readonly framesPerSecond: number; readonly seconds: number },
): number {
  const last = Math.max(0, Math.ceil(seconds * framesPerSecond) - 1)
  // Players report times slightly before the frame that they show.
  const shown = Math.floor(time * framesPerSecond + 1e-3)
  const frame = Math.min(last, Math.max(0, shown + frames))
  return Math.min(seconds, (frame + 0.5) / framesPerSecond)
}
