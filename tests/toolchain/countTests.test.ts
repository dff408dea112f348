import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countCucumber, countVitest } from '../../scripts/check/countTests.ts'
import { outcomeOfCommand } from '../../scripts/check/step.ts'
import { messagesOf } from './support/messages.ts'

const file = (status: string, ...tests: string[]) => ({
  ...{ name: resolve('src/rounds.test.ts'), status },
  assertionResults: tests.map((one, index) => ({ status: one, fullName: `test ${index + 1}` })),
})
const report = (...testResults: unknown[]) => JSON.stringify({ testResults })

describe('A count of tests', () => {
  test('distinguishes passed and failed', () => {
    expect(countVitest(report(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')))).toEqual({
      ...{ passed: 3, failed: 1, failures: ['src/rounds.test.ts: test 2'] },
    })
  })

  test('counts an unreadable file as failed', () => {
    expect(countVitest(report(file('passed', 'passed'), file('failed')))).toEqual({
      passed: 1,
      failed: 1,
      failures: ['src/rounds.test.ts'],
    })
  })

  test.each(['skipped', 'pending', 'todo'])('counts a %s test as failed', (status) => {
    expect(countVitest(report(file('passed', 'passed', status)))).toMatchObject({ passed: 1, failed: 1 })
  })
})

describe('A count of scenarios', () => {
  test('distinguishes passed and failed', () => {
    const lines = messagesOf([
      { id: '1', steps: ['PASSED'] },
      { id: '2', steps: ['FAILED', 'SKIPPED'] },
    ])
    expect(countCucumber(lines)).toEqual({ passed: 1, failed: 1, failures: [expect.stringContaining('2')] })
  })

  test.each(['UNDEFINED', 'PENDING', 'AMBIGUOUS', 'SKIPPED'])('counts a scenario with a step that is %s as failed', (status) => {
    expect(countCucumber(messagesOf([{ id: '1', steps: ['PASSED', status] }]))).toMatchObject({ passed: 0, failed: 1 })
  })

  test('counts only the last attempt', () => {
    const lines = messagesOf([
      { id: '1', steps: ['FAILED'], willBeRetried: true },
      { id: '2', steps: ['PASSED'] },
    ])
    expect(countCucumber(lines)).toEqual({ passed: 1, failed: 0, failures: [] })
  })
})

describe('A step that counts', () => {
  test('fails if it ran no test, even if its program succeeded', () => {
    expect(outcomeOfCommand({ passed: 0, failed: 0 }, { ok: true, output: 'done' })).toEqual({
      passed: 0,
      failed: 1,
      output: 'done\nIt ran no test.',
    })
  })

  test('fails if its program failed, even if every test passed', () => {
    expect(outcomeOfCommand({ passed: 3, failed: 0 }, { ok: false, output: 'leak' })).toEqual({ passed: 3, failed: 1, output: 'leak' })
  })

  test('otherwise has the result of its tests', () => {
    expect(outcomeOfCommand({ passed: 3, failed: 2 }, { ok: false, output: '' })).toEqual({ passed: 3, failed: 2, output: '' })
    expect(outcomeOfCommand({ passed: 3, failed: 0 }, { ok: true, output: '' })).toEqual({ passed: 3, failed: 0, output: '' })
  })
})
