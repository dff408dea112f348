import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { replaceOnce } from '../support/replaceOnce.ts'
import { breaks } from './breaks.ts'

const all = Object.entries(breaks).flatMap(([context, list]) => list.map((each) => ({ context, ...each })))

test.each(all)('$context: the line of "$breaks" and what notices it are there', (each) => {
  expect(() => replaceOnce(readFileSync(each.file, 'utf8'), each, each.breaks)).not.toThrow()
  for (const noticedBy of each.noticedBy) {
    const [file = '', title = ''] = noticedBy.split(': ')
    expect(existsSync(file) && readFileSync(file, 'utf8').includes(title)).toBe(true)
  }
})

test('each break is there once', () => {
  const lines = all.map(({ file, from, to }) => `${file}\n${from}\n${to}`)
  expect(new Set(lines).size).toBe(lines.length)
})
