import * as z from 'zod/mini'
import { readJson } from './readReport.ts'

const byContext = z.record(z.string(), z.array(z.string()))

export function specifiedRules(file: string): readonly string[] {
  return Object.entries(readJson(file, byContext)).flatMap(([context, names]) => names.map((name) => `${context}.${name}`))
}
