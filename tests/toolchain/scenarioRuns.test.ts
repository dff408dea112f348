import { describe, expect, test } from 'vitest'
import { scenarioRunsIn } from '../../scripts/check/scenarioRuns.ts'
import { scenarioTimes, slowestScenarios, stepTimes } from '../../scripts/check/summary.ts'
import { timesIn } from '../bench/scenarioTimes.ts'
import { messagesOf } from './support/messages.ts'

test('a run has the time of each scenario, its steps and its hooks', () => {
  expect(scenarioRunsIn(messagesOf([{ id: '1', title: 'A lesson moves', steps: ['PASSED', 'PASSED'], start: 7 }]))).toEqual([
    {
      ...{ title: 'features/a.feature: A lesson moves', startedAt: 7000, milliseconds: 1000, passed: true },
      steps: [
        { kind: 'hook', definition: 'BEFORE_TEST_CASE features/hooks.ts', milliseconds: 100 },
        { kind: 'step', definition: 'a lesson is booked', milliseconds: 100 },
      ],
    },
  ])
})

test('attachments are skipped unread', () => {
  expect(scenarioRunsIn(`{"attachment":cut off\n${messagesOf([{ id: '1' }])}`)).toHaveLength(1)
})

test('a summary names the slowest scenarios and steps first', () => {
  const step = { passed: 1, failed: 0, output: '' }
  const times = stepTimes([
    { ...step, name: 'lint', seconds: 3 },
    { ...step, name: 'unit tests', seconds: 14.25 },
  ])
  expect(times).toBe('Time of each step\n    14.3 s  unit tests\n     3.0 s  lint')
  const scenarios = Array.from({ length: 6 }, (_, index) => ({ id: String(index) }))
  const each = scenarioTimes(messagesOf(scenarios))
  const lines = slowestScenarios('model', each, 'reports/model-times.txt').split('\n')
  expect(lines.slice(0, 2)).toEqual([
    'Slowest of 6 scenarios in model, which took 1.0 s on average (all in reports/model-times.txt)',
    '     1.0 s  features/a.feature: 0',
  ])
  expect([lines.length, each.lines.length]).toEqual([6, 6])
})

describe('The times of a run', () => {
  const run = (start: number, milliseconds: number) => ({
    ...{ title: `features/a.feature: ${start}`, startedAt: start, milliseconds, passed: true },
    steps: [{ kind: 'step', definition: 'a lesson is booked', milliseconds } as const],
  })
  const runs = Array.from({ length: 200 }, (_, index) => run(index, index < 100 ? 10 : 20)).reverse()
  const measurements = timesIn('model', runs)
  const lineOf = (what: string) => measurements.find((measurement) => measurement.what === `model: ${what}`)

  test('show whether scenarios become slower, in the order in which they started', () => {
    expect(lineOf('average of the last 100 scenarios')).toMatchObject({
      product: { median: 20 },
      floor: { sample: { median: 10 } },
      goal: { of: 'ratio', value: 1.15 },
    })
    expect(measurements.filter(({ what }) => what.includes('eighth')).map(({ product }) => product.median)).toEqual([
      ...[10, 10, 10, 10],
      ...[20, 20, 20, 20],
    ])
  })

  test('add up the calls of a step definition', () => {
    expect(lineOf('step a lesson is booked')).toMatchObject({
      product: { median: 15, n: 200 },
      note: '200 times, 15 ms on average, 3.0 s altogether',
    })
  })

  test('end with the slowest scenarios', () => {
    expect(measurements.slice(-15).map(({ product }) => product.median)).toEqual(Array.from({ length: 15 }, () => 20))
  })

  test('need a run', () => {
    expect(() => timesIn('model', [])).toThrow('No scenario has run in model')
  })
})
