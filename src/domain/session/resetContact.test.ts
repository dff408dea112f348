import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../tests/builders/text.ts'
import { resetContactOf } from './resetContact.ts'

describe('where a code for a new password goes', () => {
  it.each([
    [' hana@club.example ', 'hana@club.example'],
    ['ｈａｎａ＠club.example', 'hana@club.example'],
    ['航@クラブ.example', '航@クラブ.example'],
  ])('is an address: %s', (typed, to) => {
    expect(resetContactOf(2, typed)).toEqual({ method: 2, to })
  })

  it.each([
    ['+1 (312) 555-0141', '+13125550141'],
    ['＋８１　３ー５５５０ー０１２１', '+81355500121'],
  ])('is a number: %s', (typed, to) => {
    expect(resetContactOf(1, typed)).toEqual({ method: 1, to })
  })

  it.each(['', ' ', 'hana', 'hana@', '@club.example', 'a@b@c.example', 'hana\0@club.example', `${'a'.repeat(10_000)}@b.example`])(
    'is no address: %j',
    (typed) => {
      expect(resetContactOf(2, typed)).toBeUndefined()
    },
  )

  it.each(['', '++1', '12', '😀', '9'.repeat(10_000), '<script>', '123\u00004567'])('is no number: %j', (typed) => {
    expect(resetContactOf(1, typed)).toBeUndefined()
  })

  it('contains no invisible characters, whatever was typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2), anyText({ maxLength: 300 }), (method, typed) => {
        const { to = 'a@b.example' } = resetContactOf(method, typed) ?? {}
        expect(to).not.toMatch(/[\p{Cc}\p{Cf}\s]/u)
        expect(to.length).toBeLessThanOrEqual(254)
      }),
    )
  })
})
