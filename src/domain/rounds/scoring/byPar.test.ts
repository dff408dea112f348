import { expect, test } from 'vitest'
import { scoresByPar } from './byPar.ts'

test('The holes of each par have their strokes; open holes and those that were picked up are left out', () => {
  const holes = [
    { par: 5, strokes: 6 },
    { par: 3, strokes: 4 },
    { par: 4, strokes: undefined },
    { par: 3, strokes: 2 },
    { par: 5, strokes: 7 },
    { par: 3, strokes: 5 },
  ]
  expect(scoresByPar(holes)).toEqual([
    { par: 3, holes: 3, strokes: 11 },
    { par: 5, holes: 2, strokes: 13 },
  ])
})
