import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/builders/text.ts'
import { emailOf } from './email.ts'

describe('an e-mail address', () => {
  test.each([
    ['hana@clubhouse.example', 'hana@clubhouse.example'],
    ['  hana@clubhouse.example\n', 'hana@clubhouse.example'],
    ['ｈａｎａ＠ｃｌｕｂｈｏｕｓｅ．ｅｘａｍｐｌｅ', 'hana@clubhouse.example'],
    ['航@クラブ.example', '航@クラブ.example'],
    ['hana@clubhouse。example', 'hana@clubhouse.example'],
    ['\u202ahana@clubhouse\u00ad.example\u200b\u202c', 'hana@clubhouse.example'],
    ['o’hara+golf@a.b.example', 'o’hara+golf@a.b.example'],
    [`${'a'.repeat(241)}@club.example`, `${'a'.repeat(241)}@club.example`],
  ])('%j is %s', (text, email) => {
    expect(emailOf(text)).toBe(email)
  })

  test.each([
    ...['', ' ', 'hana', 'hana@', '@clubhouse.example', 'hana@clubhouse', 'hana@.example', 'hana@club..example', 'hana@club.example.'],
    ...['a b@club.example', 'a@b@club.example', 'hana\u0000@club.example', `${'a'.repeat(242)}@club.example`],
  ])('%j is none', (text) => {
    expect(emailOf(text)).toBeUndefined()
  })

  test('has two sides, no space and nothing unseen, whatever is typed', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (one, other) => {
        const email = emailOf(`${one}@${other}.example`)
        return email === undefined || (/^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email) && emailOf(email) === email)
      }),
    )
  })

  test('any of the usual kind is one', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => emailOf(` ${email} `) === email))
  })

  test('is checked quickly in ten thousand characters', () => {
    expect(emailOf(`${'a.'.repeat(5000)}@${'a.'.repeat(5000)}`)).toBeUndefined()
  })
})
