import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { callsOutcome } from '../../scripts/check/missingCalls.ts'

const folder = mkdtempSync(join(tmpdir(), 'calls-'))
afterAll(() => rmSync(folder, { recursive: true }))

function recording(name: string, ...calls: readonly string[]): string {
  const file = join(folder, name)
  writeFileSync(file, calls.map((call) => `${JSON.stringify({ call, scenario: 'A lesson is booked' })}\n`).join(''))
  return file
}

const inNode = recording('node', 'session.me', 'scheduling.book', 'session.login')

test('every call of the examples in Node is also made in Chromium', () => {
  expect(callsOutcome(inNode, recording('all', 'session.login', 'session.me', 'scheduling.book'))).toMatchObject({ passed: 1, failed: 0 })
})

test('a call that no selected example makes fails the check, which says how to select one', () => {
  const outcome = callsOutcome(inNode, recording('some', 'session.me', 'session.me'))
  expect(outcome).toMatchObject({ passed: 0, failed: 2 })
  expect(outcome.output).toContain('Tag one that makes it: @call:scheduling.book')
})
