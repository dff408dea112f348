import { describe, expect, test } from 'vitest'
import { ofCucumber, ofVitest } from '../../scripts/check/counts.ts'
import { settled } from '../../scripts/check/step.ts'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((one) => ({ status: one })) })
const report = (...testResults: unknown[]) => JSON.stringify({ testResults })

const step = (testCaseStartedId: string, status: string) =>
  JSON.stringify({ testStepFinished: { testCaseStartedId, testStepResult: { status } } })
const end = (testCaseStartedId: string, willBeRetried = false) => JSON.stringify({ testCaseFinished: { testCaseStartedId, willBeRetried } })
const messages = (...lines: string[]) => `${lines.join('\n')}\n`

describe('A count of tests', () => {
  test('tells passed from failed', () => {
    expect(ofVitest(report(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')))).toEqual({ passed: 3, failed: 1 })
  })

  test('counts a file that could not be read as failed', () => {
    expect(ofVitest(report(file('passed', 'passed'), file('failed')))).toEqual({ passed: 1, failed: 1 })
  })

  test.each(['skipped', 'pending', 'todo'])('counts a %s test as failed', (status) => {
    expect(ofVitest(report(file('passed', 'passed', status)))).toEqual({ passed: 1, failed: 1 })
  })
})

describe('A count of scenarios', () => {
  test('tells passed from failed', () => {
    const lines = messages('{"meta":{}}', step('1', 'PASSED'), step('2', 'FAILED'), step('2', 'SKIPPED'), end('1'), end('2'))
    expect(ofCucumber(lines)).toEqual({ passed: 1, failed: 1 })
  })

  test.each(['UNDEFINED', 'PENDING', 'AMBIGUOUS', 'SKIPPED'])('counts a scenario with a step that is %s as failed', (status) => {
    expect(ofCucumber(messages(step('1', 'PASSED'), step('1', status), end('1')))).toEqual({ passed: 0, failed: 1 })
  })

  test('counts only the last try', () => {
    expect(ofCucumber(messages(step('1', 'FAILED'), end('1', true), step('2', 'PASSED'), end('2')))).toEqual({ passed: 1, failed: 0 })
  })
})

describe('A step that counts', () => {
  test('fails when it ran nothing, however well it ended', () => {
    expect(settled({ passed: 0, failed: 0 }, { ok: true, output: 'done' })).toEqual({
      passed: 0,
      failed: 1,
      output: 'done\nIt ran no test.',
    })
  })

  test('fails when its program failed, though every test passed', () => {
    expect(settled({ passed: 3, failed: 0 }, { ok: false, output: 'leak' })).toEqual({ passed: 3, failed: 1, output: 'leak' })
  })

  test('is as good as its tests', () => {
    expect(settled({ passed: 3, failed: 2 }, { ok: false, output: '' })).toEqual({ passed: 3, failed: 2, output: '' })
    expect(settled({ passed: 3, failed: 0 }, { ok: true, output: '' })).toEqual({ passed: 3, failed: 0, output: '' })
  })
})
