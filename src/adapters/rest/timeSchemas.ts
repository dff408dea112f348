import * as z from 'zod/mini'
import { isZone } from './zones.ts'

/** An instant, as `2026-05-14T12:30:00Z`. */
export const instant: z.ZodMiniType<Temporal.Instant> = instantFrom((text) => text)

/** An instant in words of the server's own, which `read` turns into ISO 8601. */
export function instantFrom(read: (text: string) => string): z.ZodMiniType<Temporal.Instant> {
  return parsed((text) => {
    const found = Temporal.Instant.from(read(text))
    checkYear(found.toZonedDateTimeISO('UTC'))
    return found
  })
}

/** A day, as `2026-05-14`. */
export const plainDate: z.ZodMiniType<Temporal.PlainDate> = parsed((text) => {
  const found = Temporal.PlainDate.from(text)
  checkYear(found)
  return found
})

/** How long something takes; rounded, since calendars count in whole minutes. */
export const minutes: z.ZodMiniType<number> = z.pipe(
  z.number().check(z.minimum(0), z.maximum(100_000)),
  z.transform((value) => Math.round(value)),
)

/** A time zone that this browser knows; absent where it does not. */
export const knownZone: z.ZodMiniType<string | undefined> = z.pipe(
  z.string(),
  z.transform((name) => (isZone(name) ? name : undefined)),
)

function parsed<T>(read: (text: string) => T): z.ZodMiniType<T> {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      try {
        return read(text)
      } catch {
        context.issues.push({ code: 'custom', input: text, message: 'not a date' })
        return z.NEVER
      }
    }),
  )
}

/** Sums with other years leave what calendars can hold. */
function checkYear({ year }: { readonly year: number }): void {
  if (year < 1000 || year > 9000) throw new RangeError('Out of range')
}
