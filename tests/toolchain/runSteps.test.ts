import { expect, test } from 'vitest'
import { runSteps } from '../../scripts/check/runSteps.ts'
import type { FinishedStep, Step, StepOutcome } from '../../scripts/check/step.ts'

const passed: StepOutcome = { passed: 1, failed: 0, output: '' }

function noting() {
  const notes: string[] = []
  const step = (name: string, outcome: StepOutcome | Error = passed): Pick<Step, 'name' | 'run'> => ({
    name,
    run: async () => {
      notes.push(`${name} begins`)
      await Promise.resolve()
      notes.push(`${name} ends`)
      if (outcome instanceof Error) throw outcome
      return outcome
    },
  })
  return { notes, step }
}

const quiet = { started: () => undefined, finished: () => undefined }

test('steps run in parallel up to the limit', async () => {
  const { notes, step } = noting()
  await runSteps([step('a'), step('b'), step('c')], 2, quiet)
  expect(notes.slice(0, 2)).toEqual(['a begins', 'b begins'])
  expect(notes.indexOf('c begins')).toBeGreaterThan(notes.indexOf('a ends'))
})

test('a step waits for the steps that it needs', async () => {
  const { notes, step } = noting()
  await runSteps([step('build'), { ...step('look'), needs: ['build'] }, step('types')], 2, quiet)
  expect(notes.indexOf('look begins')).toBeGreaterThan(notes.indexOf('build ends'))
  expect(notes.indexOf('types begins')).toBeLessThan(notes.indexOf('build ends'))
})

test('a step marked as alone runs alone', async () => {
  const { notes, step } = noting()
  await runSteps([step('a'), { ...step('alone'), alone: true }, step('b')], 3, quiet)
  const at = notes.indexOf('alone begins')
  expect(notes.slice(at, at + 2)).toEqual(['alone begins', 'alone ends'])
})

test('steps that need a failed step fail, and others continue', async () => {
  const { step } = noting()
  const told: FinishedStep[] = []
  const broken: StepOutcome = { passed: 0, failed: 1, output: 'no' }
  const results = await runSteps([step('build', broken), { ...step('look'), needs: ['build'] }, step('types')], 2, {
    ...quiet,
    finished: (one) => told.push(one),
  })
  expect(results.map(({ name, failed }) => [name, failed])).toEqual([
    ['build', 1],
    ['look', 1],
    ['types', 0],
  ])
  expect(results[1]?.output).toBe('Not run: build failed.')
  expect(told).toHaveLength(3)
})

test('a step that throws fails', async () => {
  const { step } = noting()
  const [result] = await runSteps([step('a', new Error('broken report'))], 1, quiet)
  expect(result).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining('broken report') })
})
