const known = new Set<string>()

/** An IANA name. Temporal would also take an offset or the zone of a date. */
export const zoneName = /^[\w+-]+(\/[\w+-]+)*$/

export function isZone(name: string): boolean {
  if (known.has(name)) return true
  if (!/^[a-z]/i.test(name) || !zoneName.test(name)) return false
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    known.add(name)
    return true
  } catch {
    return false
  }
}
