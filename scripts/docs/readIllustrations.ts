import * as z from 'zod/mini'
import { readLines } from './readReport.ts'

const scene = z.object({
  pickle: z.string(),
  start: z.optional(z.union([z.object({ scenario: z.string(), path: z.string() }), z.object({ obstacle: z.string() })])),
  pictures: z.record(z.string(), z.array(z.string())),
})
export type ScenarioIllustration = z.infer<typeof scene>

export function readIllustrations(file: string): ReadonlyMap<string, ScenarioIllustration> {
  return new Map(readLines(file, scene).map((one) => [one.pickle, one]))
}
