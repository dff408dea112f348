import * as z from 'zod/mini'
import { readJson } from './report.ts'

const byContext = z.record(z.string(), z.array(z.string()))

/** Ids of all rules of the specification, as `session.token-refresh-on-401`, whether anything proves them or not. */
export function specifiedRules(file: string): readonly string[] {
  return Object.entries(readJson(file, byContext)).flatMap(([context, names]) => names.map((name) => `${context}.${name}`))
}
