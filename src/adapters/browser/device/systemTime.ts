import type { Clock } from '#app/shared/ports/Clock'

export const systemTime: Pick<Clock, 'now' | 'timeZone'> = {
  now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
  get timeZone() {
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  },
}
