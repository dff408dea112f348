import type { Clock } from '#app/shared/ports/Clock'

export const systemTime: Pick<Clock, 'now' | 'timeZone'> = {
  now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
  get timeZone() {
    // A date format takes a slow phone 0.1 s to make. The early script runs before the polyfill.
    return 'Temporal' in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone
  },
}
