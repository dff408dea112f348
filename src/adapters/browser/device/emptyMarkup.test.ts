import { expect, test, vi } from 'vitest'
import { allowEmptyMarkup } from './emptyMarkup.ts'

test('empty markup alone is allowed', () => {
  const createPolicy = vi.fn()
  allowEmptyMarkup({ createPolicy })
  const [name, rules] = createPolicy.mock.calls.flat()
  expect(name).toBe('default')
  expect([rules.createHTML(''), rules.createHTML(' '), rules.createHTML('<b>')]).toEqual(['', null, null])
  expect(() => allowEmptyMarkup(undefined)).not.toThrow()
})
