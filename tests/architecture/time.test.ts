import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dotted, nodesOf } from './support/syntax.ts'

const clocksAndDice = [
  'Date.now',
  'Math.random',
  'Temporal.Now',
  'crypto.getRandomValues',
  'crypto.randomUUID',
  'performance.now',
  'performance.timeOrigin',
]

function asked(source: string): string[] {
  return [...nodesOf(source)].flatMap((node) => {
    const name = dotted(node) ?? ''
    if (clocksAndDice.includes(name)) return [name]
    const called = node['type'] === 'NewExpression' || node['type'] === 'CallExpression' ? dotted(node['callee']) : undefined
    return called === 'Date' ? ['Date'] : []
  })
}

describe('Time and random numbers', () => {
  test('are read only by the browser adapters and the fake backend', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/^src\/adapters\/browser\/|\.test\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(60)
    expect(files.flatMap((file) => asked(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))).toEqual([])
  })

  test.each([
    ['const a = Date.now()', 'Date.now'],
    ['const a = new Date()', 'Date'],
    ['const a = new Date(2026, 1)', 'Date'],
    ['const a = Date()', 'Date'],
    ['const a = new globalThis.Date()', 'Date'],
    ['export const a: number = Math.random() * 2', 'Math.random'],
    ['const a = Math["random"]()', 'Math.random'],
    ['const roll = Math.random', 'Math.random'],
    ['class A { now() { return window.performance.now() } }', 'performance.now'],
    ['const a = <time>{Temporal.Now.instant().toString()}</time>', 'Temporal.Now'],
    ['const a = crypto.randomUUID()', 'crypto.randomUUID'],
  ])('are found in %s', (source, name) => {
    expect(asked(source)).toEqual([name])
  })

  test('are not confused with similar names', () => {
    expect(asked('const a = [Date.parse(x), Date.UTC(1), Math.round(2), Temporal.Instant.from(y), clock.now(), "Date.now()"]')).toEqual([])
  })
})
