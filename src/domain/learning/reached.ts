/** Seconds by which a film may miss the time that it was sent to. */
const tolerance = 0.05

export function isReached(moment: number, time: number): boolean {
  return moment <= time + tolerance
}
