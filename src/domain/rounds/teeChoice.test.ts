import { expect, test } from 'vitest'
import type { RoundTee } from './round.ts'
import { teeToPlay } from './teeChoice.ts'

const tee = (id: string, players: RoundTee['players']): RoundTee => ({ id, name: id, colour: '#000000', players, rating: 70, slope: 120 })
const tees = [
  tee('black', 'men'),
  tee('blue', 'men'),
  tee('white', 'men'),
  tee('white', 'women'),
  tee('gold', 'women'),
  tee('red', 'women'),
]

test.each([
  ['a man’s first', undefined, 'men', 'blue men'],
  ['a woman’s first', undefined, 'women', 'gold women'],
  ['the first of a player whose profile says neither', undefined, undefined, undefined],
  ['the last', tee('red', 'women'), 'men', 'red women'],
  ['the last, rated for men', tee('white', 'men'), 'women', 'white men'],
  ['the last players, on a course without that tee, for the next', tee('silver', 'women'), undefined, 'gold women'],
  ['the last players, where that tee is not rated for them, for the next', tee('red', 'men'), undefined, 'blue men'],
] as const)('The tees of %s round', (_whose, usual, players, expected) => {
  const found = teeToPlay(tees, usual, players)
  expect(found && `${found.id} ${found.players}`).toBe(expected)
})

test('A course without tees for these players has none to begin with', () => {
  expect(teeToPlay([tee('blue', 'men')], undefined, 'women')).toBeUndefined()
})
