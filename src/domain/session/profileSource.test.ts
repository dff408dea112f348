import { expect, test } from 'vitest'
import { profileSource } from './profileSource.ts'
import { signedOut } from './session.ts'

const child = { id: 'player-wren', name: { firstName: 'Wren', lastName: 'Pellbridge' }, token: 'child', shop: {}, isSubAccount: true }

test.each([
  ['a player of the club', signedOut, 'club'],
  ["a launch monitor's customer", { ...signedOut, isSkytrak: true }, 'launch-monitor'],
  ["a child of a launch monitor's customer", { ...signedOut, isSkytrak: true, child }, 'club'],
] as const)('the profile of %s', (_who, session, source) => {
  expect(profileSource(session)).toBe(source)
})
