import * as z from 'zod/mini'
import { isWebAddress } from './address.ts'

/** Codes are compared as numbers: `"0"` counts as 0. */
export const code: z.ZodMiniType<number> = z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]), z.transform(Number))

export const webAddress = z.string().check(z.refine(isWebAddress))

export function answered<T>(data: z.ZodMiniType<T>) {
  return z.object({ code: z._default(code, 0), data })
}

export const acknowledged = z.nullable(z.object({ code: z._default(code, 0) }))

export function maybe<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | undefined> {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  )
}

const brokenRecords = new WeakMap<readonly unknown[], readonly z.core.$ZodIssue[]>()

/** Leaves broken records out. Where one would be missed, as in a sum or a set, `z.array` refuses the whole. */
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

export function unreadableIn(list: readonly unknown[]): number {
  return new Set(issuesLeftOut(list).map(({ path: [index] }) => index)).size
}

export function issuesLeftOut(list: readonly unknown[]): readonly z.core.$ZodIssue[] {
  return brokenRecords.get(list) ?? []
}
