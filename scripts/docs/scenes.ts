import * as z from 'zod/mini'
import { readLines } from './report.ts'

const scene = z.object({
  pickle: z.string(),
  start: z.optional(z.union([z.object({ scenario: z.string(), path: z.string() }), z.object({ obstacle: z.string() })])),
  pictures: z.record(z.string(), z.array(z.string())),
})
export type Scene = z.infer<typeof scene>

export function readScenes(file: string): ReadonlyMap<string, Scene> {
  return new Map(readLines(file, scene).map((one) => [one.pickle, one]))
}
