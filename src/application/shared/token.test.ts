import { expect, test } from 'vitest'
import { token } from './token.ts'

test('a port has the same token each time, and another port another one', () => {
  expect(token('Carts')).toBe(token('Carts'))
  expect(token('Carts')).not.toBe(token('Clock'))
})
