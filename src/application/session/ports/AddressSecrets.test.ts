import { expect, test } from 'vitest'
import { bringsSignIn } from './AddressSecrets.ts'

test.each([
  ['ticket', true],
  ['authToken', true],
  ['token', false],
  ['isSkytrak', false],
])('an address with the secret %s signs its visitor in: %s', (secret, brings) => {
  expect(bringsSignIn({ has: (name) => name === secret })).toBe(brings)
})
