/** Seconds by which a video may miss the time that it was set to. */
const tolerance = 0.05

export function isReached(moment: number, time: number): boolean {
  return moment <= time + tolerance
}
