import * as z from 'zod/mini'
import { ScenarioRuns } from './scenarioRuns.ts'
import { TailedFile } from './TailedFile.ts'

export interface Progress {
  readonly done: number
  readonly total: number
  readonly unit?: string
  readonly running: readonly string[]
}

export type ReadProgress = () => Progress

export function scenarioProgress(messages: string): ReadProgress {
  const file = new TailedFile(messages)
  const runs = new ScenarioRuns()
  return () => {
    for (const line of file.newLines()) runs.read(line)
    return { done: runs.finished.length, total: runs.total, running: runs.running }
  }
}

const event = z.object({ planned: z.optional(z.number()), started: z.optional(z.string()), finished: z.optional(z.string()) })
export type TestFileEvent = z.infer<typeof event>

export function testFileProgress(events: string): ReadProgress {
  const file = new TailedFile(events)
  const running = new Set<string>()
  let [done, total] = [0, 0]
  return () => {
    for (const line of file.newLines()) {
      const { planned, started, finished } = event.parse(JSON.parse(line))
      if (planned !== undefined) total = planned
      if (started !== undefined) running.add(started)
      if (finished !== undefined && running.delete(finished)) done += 1
    }
    return { done, total, unit: 'files', running: [...running] }
  }
}
