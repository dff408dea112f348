import { expect, test } from 'vitest'
import { typedFields } from './typedFields.ts'

test('of what was typed only the wanted fields are taken, also empty ones', () => {
  expect(typedFields({ city: 'Otsu', street: '', password: 'secret' }, ['city', 'street', 'company'])).toEqual({ city: 'Otsu', street: '' })
})
