import { expect, test } from 'vitest'
import { defaultSettings } from './configuration.ts'

test('a club that has configured nothing sends codes by e-mail and restricts no choice of centre', () => {
  expect(defaultSettings).toEqual({ method: 2, locations: [] })
})
