import { expect, test } from 'vitest'
import { emptyTee, newTeeIn } from './teeDraft.ts'

test('a tee box has a name, a rating and a slope', () => {
  expect(newTeeIn({ name: ' Yellow ', players: 'men', rating: '68,4', slope: '121' })).toEqual({
    tee: { name: 'Yellow', colour: '#7a8a80', players: 'men', rating: 68.4, slope: 121 },
  })
})

test.each([
  [{ ...emptyTee('men') }, ['name', 'rating', 'slope']],
  [{ name: 'Yellow', players: 'men', rating: '7', slope: '54' }, ['rating', 'slope']],
  [{ name: 'Yellow', players: 'women', rating: '91', slope: '156' }, ['rating', 'slope']],
  [{ name: 'x'.repeat(31), players: 'women', rating: '70', slope: '120.5' }, ['name', 'slope']],
] as const)('%j is not one', (draft, fields) => {
  const checked = newTeeIn(draft)
  expect('problems' in checked && Object.keys(checked.problems)).toEqual(fields)
})
