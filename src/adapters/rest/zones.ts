const known = new Set<string>()

export function isZone(name: string): boolean {
  if (known.has(name)) return true
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    known.add(name)
    return true
  } catch {
    return false
  }
}
