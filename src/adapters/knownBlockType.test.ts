import { expect, test, vi } from 'vitest'
import { knownBlockType } from './knownBlockType.ts'

test('a type of a later version is reported once', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  expect(['smell-o-vision', 'smell-o-vision', 'scent'].map(knownBlockType)).toEqual([undefined, undefined, undefined])
  expect(knownBlockType('text')).toBe('text')
  expect(info.mock.calls).toEqual([['This version has no block "smell-o-vision"'], ['This version has no block "scent"']])
})
