/** What both clocks showed at the same moment. */
export interface ClockReading {
  readonly device: Temporal.Instant
  readonly servers: Temporal.Instant
}

const tolerance = { hours: 24 }

/** True if the clocks differ by a day or more, so that "today" and "now" are wrong. */
export function isFarOff({ device, servers }: ClockReading): boolean {
  return Temporal.Duration.compare(servers.until(device).abs(), tolerance) >= 0
}
