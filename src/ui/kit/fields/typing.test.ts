import { expect, test } from 'vitest'
import { typingOf } from './typing.ts'

const asTyped = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false }
const field = { type: 'text', autoComplete: undefined, inputMode: undefined, isCode: false }

test.each([
  ['an email address', { type: 'email' }, { ...asTyped, inputMode: 'email' }],
  ['a user name, which is an email address', { autoComplete: 'username' }, { ...asTyped, inputMode: 'email' }],
  ['a phone number', { type: 'tel', autoComplete: 'shipping tel' }, { ...asTyped, inputMode: 'tel' }],
  ['a search', { type: 'search' }, { ...asTyped, enterKeyHint: 'search' }],
  ['a code by text message', { autoComplete: 'one-time-code' }, { ...asTyped, inputMode: 'numeric', enterKeyHint: 'done' }],
  ['the number of a card', { autoComplete: 'cc-number' }, { ...asTyped, inputMode: 'numeric' }],
  ['the name on a card', { autoComplete: 'cc-name' }, { ...asTyped, autoCapitalize: 'words' }],
  ['a password, also when it is shown', { type: 'password', autoComplete: 'new-password' }, asTyped],
  ['a number', { inputMode: 'decimal' as const }, asTyped],
  ['a coupon', { isCode: true }, asTyped],
  ['a first name', { autoComplete: 'billing given-name' }, { ...asTyped, autoCapitalize: 'words' }],
  ['a street', { autoComplete: 'shipping address-line1' }, { ...asTyped, autoCapitalize: 'words' }],
  ['a postal code', { autoComplete: 'postal-code' }, { ...asTyped, autoCapitalize: 'characters' }],
  ['running text', {}, {}],
])('Phones help with %s', (_, kind, typing) => {
  expect(typingOf({ ...field, ...kind })).toEqual(typing)
})
