import { expect, test } from 'vitest'
import { insideSentence } from './insideSentence.ts'

test.each([
  ['Hand', 'hand'],
  ['Équilibre', 'équilibre'],
  ['US size', 'US size'],
  ['サイズ', 'サイズ'],
  ['', ''],
])('"%s" is "%s" inside a sentence', (label, inside) => {
  expect(insideSentence(label)).toBe(inside)
})
