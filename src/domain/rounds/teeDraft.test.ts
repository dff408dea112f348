import { expect, test } from 'vitest'
import { typedNumbers } from '../../../tests/builders/typedNumbers.ts'
import { emptyTee, newTeeIn } from './teeDraft.ts'

test('a tee box has a name, a rating and a slope', () => {
  expect(newTeeIn({ name: ' Yellow ', players: 'men', rating: '68,4', slope: '121' }, typedNumbers.number)).toEqual({
    tee: { name: 'Yellow', colour: '#7a8a80', players: 'men', rating: 68.4, slope: 121 },
  })
})

test('rating and slope may be typed in full-width digits, and nothing in another notation', () => {
  const tee = { name: 'Yellow', players: 'men' } as const
  expect(newTeeIn({ ...tee, rating: '７１．６', slope: '１２８' }, typedNumbers.number)).toMatchObject({
    tee: { rating: 71.6, slope: 128 },
  })
  expect(newTeeIn({ ...tee, rating: '0x32', slope: '1e2' }, typedNumbers.number)).toEqual({ problems: { rating: true, slope: true } })
})

test.each([
  [{ ...emptyTee('men') }, ['name', 'rating', 'slope']],
  [{ name: 'Yellow', players: 'men', rating: '7', slope: '54' }, ['rating', 'slope']],
  [{ name: 'Yellow', players: 'women', rating: '91', slope: '156' }, ['rating', 'slope']],
  [{ name: 'x'.repeat(31), players: 'women', rating: '70', slope: '120.5' }, ['name', 'slope']],
] as const)('%j is not one', (draft, fields) => {
  const checked = newTeeIn(draft, typedNumbers.number)
  expect('problems' in checked && Object.keys(checked.problems)).toEqual(fields)
})

test.each([
  ['20', '55'],
  ['90', '155'],
])('a rating of %s and a slope of %s are possible, with a name of 30 characters', (rating, slope) => {
  expect(newTeeIn({ name: 'x'.repeat(30), players: 'women', rating, slope }, typedNumbers.number)).toHaveProperty('tee')
})

test('problems are told by field', () => {
  expect(newTeeIn(emptyTee('women'), typedNumbers.number)).toEqual({ problems: { name: true, rating: true, slope: true } })
})
