import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { scenarioProgress, testFileProgress } from '../../scripts/check/progress.ts'
import { progressBar, StatusTracker, statusLine } from '../../scripts/check/status.ts'
import { plannedMessages, runMessages } from './support/messages.ts'

describe('Progress', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'progress-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('of the features grows with the messages, read up to the last complete line', () => {
    const file = join(folder, 'model.ndjson')
    const read = scenarioProgress(file)
    expect(read()).toEqual({ done: 0, total: 0, running: [] })
    const scenarios = [{ id: '1' }, { id: '2', title: 'Ein Platz für 早乙女', isFinished: false }]
    const [half, rest] = [plannedMessages(scenarios).slice(0, -20), plannedMessages(scenarios).slice(-20)]
    appendFileSync(file, half)
    expect(read()).toMatchObject({ done: 0, total: 1 })
    appendFileSync(file, rest + runMessages(scenarios))
    expect(read()).toEqual({ done: 1, total: 2, running: ['features/a.feature: Ein Platz für 早乙女'] })
  })

  test('of test files counts those that have finished', () => {
    const file = join(folder, 'unit.ndjson')
    const read = testFileProgress(file)
    appendFileSync(file, '{"planned":3}\n{"started":"a"}\n{"started":"b"}\n{"finished":"a"}\n')
    expect(read()).toEqual({ done: 1, total: 3, unit: 'files', running: ['b'] })
  })
})

describe('The status of the check', () => {
  const running = [
    { name: 'features in browser', progress: { done: 412, total: 869, running: [] } },
    { name: 'lint', progress: undefined },
  ]
  const status = { milliseconds: 185_000, steps: 11, finished: 5, running }

  test('says how many steps and scenarios are done', () => {
    expect(statusLine(status)).toBe('3 min: 5 of 11 steps done; features in browser 412 of 869, lint')
    const unit = { name: 'unit tests', progress: { done: 2, total: 9, unit: 'files', running: [] } }
    expect(statusLine({ ...status, running: [unit] })).toContain('unit tests 2 of 9 files')
  })

  test('is a bar that stays on one line', () => {
    expect(progressBar(status, 80)).toBe('██████████░░░░░░░░░░ 5/11 features in browser 412 of 869, lint')
    expect(progressBar(status, 30)).toHaveLength(29)
  })

  test('follows the steps that start and finish', () => {
    const tracker = new StatusTracker(2)
    const step = (name: string) => ({ name, run: async () => ({ passed: 1, failed: 0, output: '' }) })
    tracker.started({ ...step('unit tests'), progress: () => ({ done: 1, total: 2, running: [] }) })
    tracker.started(step('lint'))
    tracker.finished({ name: 'lint' })
    expect(tracker.now()).toMatchObject({ steps: 2, finished: 1, running: [{ name: 'unit tests', progress: { done: 1, total: 2 } }] })
  })
})
