import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const mostPercent = 2

/** Tests aside; ports and call declarations explain themselves to those who implement and use them. */
const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|\.generated\.|\/ports\/|(?:calls|operations)\.ts$/i.test(file))

interface Count {
  readonly lines: number
  readonly comments: number
}

function countIn(file: string, source: string): Count {
  const lines = source.split('\n').map((line) => line.trimEnd())
  const filled = lines.filter((line) => line !== '').length
  let comments = 0
  for (let at = 0; at < lines.length; at += 1) {
    const first = at
    if (!/^\s*(?:\/\/|\/\*)/.test(lines[at] ?? '')) continue
    if (/^\s*\/\*/.test(lines[at] ?? '')) while (!lines[at]?.includes('*/')) at += 1
    if (!isPublicDomain(file, lines[at + 1] ?? '')) comments += at - first + 1
  }
  return { lines: filled, comments }
}

/** What the domain exports, with its fields: shape, unit, error and source are written there. */
function isPublicDomain(file: string, commented: string): boolean {
  return file.startsWith('src/domain/') && /^(?:export | {2}readonly | {2}\| )/.test(commented)
}

describe('Comments', () => {
  test('are few: names say what, and a comment says why', () => {
    const counts = files.map((file) => countIn(file, readFileSync(file, 'utf8')))
    const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
    expect(files.length).toBeGreaterThan(1000)
    expect((sum('comments') / sum('lines')) * 100).toBeLessThan(mostPercent)
  })

  test('are counted by their lines', () => {
    const source = '/** One. */\nexport const a = 1\n\n/**\n * Three.\n */\nexport const b = 2 // not alone\n// Four.\n'
    expect(countIn('src/ui/a.ts', source)).toEqual({ lines: 7, comments: 5 })
    expect(countIn('src/domain/a.ts', source)).toEqual({ lines: 7, comments: 1 })
  })
})
