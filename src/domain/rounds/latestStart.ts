/** The club accepts rounds that begin within a day. */
const mostAhead = { hours: 24 }

/** The field that is at fault where a round would begin too far ahead. */
export function fieldTooFarAhead(teeTime: Temporal.ZonedDateTime, now: Temporal.Instant): 'date' | 'time' | undefined {
  const latest = now.add(mostAhead).toZonedDateTimeISO(teeTime.timeZoneId)
  if (Temporal.ZonedDateTime.compare(teeTime, latest) <= 0) return undefined
  return Temporal.PlainDate.compare(teeTime.toPlainDate(), latest.toPlainDate()) > 0 ? 'date' : 'time'
}
