import * as z from 'zod/mini'
import { isZone } from './zones.ts'

/** A code is compared as a number: `"0"` counts as 0. */
export const code: z.ZodMiniType<number> = z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]), z.transform(Number))

/** The usual answer: a code, 0 where there is none, and its data. */
export function answered<T>(data: z.ZodMiniType<T>) {
  return z.object({ code: z._default(code, 0), data })
}

/** An answer of which nothing is needed but that it was given: any success, also one without a body. */
export const acknowledged = z.nullable(z.object({ code: z._default(code, 0) }))

/** Sums with times beyond these leave what calendars can hold. */
const [earliest, latest] = [Temporal.Instant.from('1000-01-01T00:00Z'), Temporal.Instant.from('9000-01-01T00:00Z')]

/** An instant, as `2026-05-14T12:30:00Z`. */
export const instant: z.ZodMiniType<Temporal.Instant> = instantFrom((text) => text)

/** An instant in words of the server's own, which `read` turns into ISO 8601. */
export function instantFrom(read: (text: string) => string): z.ZodMiniType<Temporal.Instant> {
  return parsed((text) => {
    const found = Temporal.Instant.from(read(text))
    if (Temporal.Instant.compare(found, earliest) < 0 || Temporal.Instant.compare(found, latest) > 0) throw new RangeError('Out of range')
    return found
  })
}

/** A day, as `2026-05-14`. */
export const plainDate: z.ZodMiniType<Temporal.PlainDate> = parsed((text) => {
  const found = Temporal.PlainDate.from(text)
  if (found.year < 1000 || found.year > 9000) throw new RangeError('Out of range')
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

/** An optional field, for which servers also send `null`. */
export function maybe<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | undefined> {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  )
}

const brokenRecords = new WeakMap<readonly unknown[], readonly z.core.$ZodIssue[]>()

/** A list whose broken records are left out, so that one of them does not take the others along. */
export function listOf<T>(item: z.ZodMiniType<T>): z.ZodMiniType<readonly T[]> {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((records) => {
      const results = records.map((record) => z.safeParse(item, record))
      const good = results.flatMap((result) => (result.success ? [result.data] : []))
      const issues = results.flatMap(({ error }, index) => error?.issues.map((issue) => ({ ...issue, path: [index, ...issue.path] })) ?? [])
      if (issues.length > 0) brokenRecords.set(good, issues)
      return good
    }),
  )
}

/** What was wrong with the records that `listOf` left out. */
export function issuesLeftOut(list: readonly unknown[]): readonly z.core.$ZodIssue[] {
  return brokenRecords.get(list) ?? []
}

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
