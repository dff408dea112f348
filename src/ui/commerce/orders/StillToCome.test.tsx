import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { StillToCome } from './StillToCome.tsx'

test('of each item that is still to come its own pieces are told', () => {
  const items = [
    { id: 'i-1', name: 'Wedge', quantity: 2, shipped: 2, toShip: 0 },
    { id: 'i-2', name: 'Balls', quantity: 9, shipped: 2, toShip: 7 },
    { id: 'i-3', name: 'Glove', quantity: 3, shipped: 0, toShip: 3 },
  ].map((item) => ({ ...item, picture: undefined, options: [] }))
  const told = drawn(<StillToCome order={{ status: { kind: 'processing' }, items }} />).querySelector('p')?.dataset['toCome']
  expect(told).toBe('detail.piecesOf quantity=7 name=Balls,detail.piecesOf quantity=3 name=Glove')
})
