import { expect, test } from 'vitest'
import { scoreMark, scoreName, toParLabel } from './toPar.ts'

test.each([
  [0, 'E'],
  [5, '+5'],
  [-2, '\u22122'],
])('%d to par is written %s', (difference, label) => {
  expect(toParLabel(difference)).toBe(label)
})

test.each([
  [1, 3, 'ace'],
  [1, 5, 'ace'],
  [2, 6, 'condor'],
  [2, 7, 'condor'],
  [2, 5, 'albatross'],
  [3, 5, 'eagle'],
  [2, 3, 'birdie'],
  [4, 4, 'par'],
  [5, 4, 'bogey'],
  [6, 4, 'doubleBogey'],
  [7, 4, 'tripleBogey'],
  [8, 4, 'overTripleBogey'],
] as const)('%d on a par %d is called %s', (strokes, par, name) => {
  expect(scoreName(strokes, par)).toBe(name)
})

test.each([
  [2, 5, { shape: 'circle', lines: 3 }],
  [3, 5, { shape: 'circle', lines: 2 }],
  [4, 5, { shape: 'circle', lines: 1 }],
  [5, 5, undefined],
  [6, 5, { shape: 'square', lines: 1 }],
  [7, 5, { shape: 'square', lines: 2 }],
  [12, 5, { shape: 'square', lines: 2 }],
] as const)('%d on a par %d is marked with %o', (strokes, par, mark) => {
  expect(scoreMark(strokes, par)).toEqual(mark)
})
