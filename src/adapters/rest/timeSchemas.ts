import * as z from 'zod/mini'
import { isZone } from './zones.ts'

export const instant: z.ZodMiniType<Temporal.Instant> = instantFrom((text) => text)

export function instantFrom(read: (text: string) => string): z.ZodMiniType<Temporal.Instant> {
  return parsed((text) => {
    const found = Temporal.Instant.from(read(text))
    if (found.epochMilliseconds < earliest || found.epochMilliseconds >= latest) throw outOfRange()
    return found
  })
}

/** A time of day without a zone; `read` converts the server's own format to ISO 8601. */
export function plainDateTime(read: (text: string) => string): z.ZodMiniType<Temporal.PlainDateTime> {
  return parsed((text) => {
    const found = Temporal.PlainDateTime.from(read(text))
    checkYear(found)
    return found
  })
}

export const plainDate: z.ZodMiniType<Temporal.PlainDate> = parsed((text) => {
  const found = Temporal.PlainDate.from(text)
  checkYear(found)
  return found
})

/** Rounded, because calendars use whole minutes. */
export const minutes: z.ZodMiniType<number> = z.pipe(
  z.number().check(z.minimum(0), z.maximum(100_000)),
  z.transform((value) => Math.round(value)),
)

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

/** Years outside this range overflow date arithmetic. */
const [firstYear, lastYear] = [1000, 9000]
const [earliest, latest] = [Date.UTC(firstYear, 0), Date.UTC(lastYear + 1, 0)]

function checkYear({ year }: { readonly year: number }): void {
  if (year < firstYear || year > lastYear) throw outOfRange()
}

function outOfRange(): RangeError {
  return new RangeError('Out of range')
}
