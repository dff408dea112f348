import * as z from 'zod/mini'

/** A code is compared as a number: `"0"` counts as 0. */
export const code: z.ZodMiniType<number> = z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]), z.transform(Number))

/** An address of the web, as `https://api.clubhouse.example`. */
export const webAddress = z.string().check(z.refine((text) => /^https?:/.test(text) && URL.canParse(text)))

/** The usual answer: a code, 0 where there is none, and its data. */
export function answered<T>(data: z.ZodMiniType<T>) {
  return z.object({ code: z._default(code, 0), data })
}

/** An answer of which nothing is needed but that it was given: any success, also one without a body. */
export const acknowledged = z.nullable(z.object({ code: z._default(code, 0) }))

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
