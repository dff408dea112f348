import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../../tests/builders/text.ts'
import { newPasswordProblem } from './newPassword.ts'

const password = anyText({ minLength: 16, maxLength: 500 })

test('a new password may be anything that is typed twice', () => {
  fc.assert(fc.property(password, (text) => newPasswordProblem(text, text) === undefined))
  expect(newPasswordProblem('\u202E \u0000 links', '\u202E \u0000 links')).toBeUndefined()
})

test('a new password that is typed otherwise the second time differs, spaces and case included', () => {
  fc.assert(fc.property(password, password, (one, other) => newPasswordProblem(one, other) === (one === other ? undefined : 'differs')))
  expect(newPasswordProblem('Links at dawn', 'links at dawn')).toBe('differs')
  expect(newPasswordProblem('links at dawn', 'links at dawn ')).toBe('differs')
})

test('a new password has 8 to 1,000 characters', () => {
  const lengths = [0, 1, 7, 8, 1000, 1001, 10_000]
  expect(lengths.map((length) => newPasswordProblem('x'.repeat(length), 'x'.repeat(length)))).toEqual([
    'missing',
    'too-short',
    'too-short',
    undefined,
    undefined,
    'too-long',
    'too-long',
  ])
})

test('a letter of two code units is one character', () => {
  expect(newPasswordProblem('⛳🏌⛳🏌', '⛳🏌⛳🏌')).toBe('too-short')
})
