import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutTokens } from './withoutTokens.ts'

const names = ['access_token', 'refresh_token', 'eToken', 'jwt_token', 'eSkytrakToken', 'authToken']

describe('an answer that is kept', () => {
  it.each(names)('holds no %s, however deep', (name) => {
    const answer = { code: 1, [name]: 'secret', data: [{ [name]: 'secret', more: { [name]: { deeper: 'secret' } } }] }
    expect(withoutTokens(answer)).toEqual({ code: 1, data: [{ more: {} }] })
  })

  it('is kept as it came otherwise', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        const hasToken = /token"\s*:/i.test(JSON.stringify(answer))
        fc.pre(!hasToken)
        expect(withoutTokens(answer)).toEqual(answer)
      }),
    )
  })
})
