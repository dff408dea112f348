import { describe, expect, it } from 'vitest'
import { Failure } from '#app/shared/failure'
import { codeRefusalOf } from './codeRefusal.ts'

describe('a code that is refused', () => {
  it.each([
    [90021, 'wrong'],
    [90022, 'expired'],
  ] as const)('with %i is %s', (code, refusal) => {
    expect(codeRefusalOf(new Failure('rejected', { code }))).toBe(refusal)
  })

  it.each([
    new Failure('rejected', { code: 90020 }),
    new Failure('rejected', { code: 90023 }),
    new Failure('server-fault', { code: 90021 }),
    new Failure('throttled', { retryAfter: 20 }),
    new TypeError('broken'),
  ])('for another reason is a failure: %s', (error) => {
    expect(() => codeRefusalOf(error)).toThrow(error)
  })
})
