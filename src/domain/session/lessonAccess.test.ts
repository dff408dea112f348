import { expect, test } from 'vitest'
import { mayReadLessons } from './lessonAccess.ts'
import type { Player, UserType } from './player.ts'
import { signedOut } from './session.ts'

const signedIn = { ...signedOut, grant: { token: 'token', refreshToken: 'refresh', shop: {} } }

function aPlayer(userType: UserType): Player {
  const units = { hand: 'right', metricDistances: false, metricSpeeds: false } as const
  return { id: 'player-1', firstName: 'Bram', lastName: 'Okafor-Dale', email: 'bram@clubhouse.example', userType, ...units }
}

test.each([
  ['nobody', signedOut, false],
  ['a session of the club, before the profile is read', signedIn, true],
  ["a launch monitor's session, before the profile is read", { ...signedIn, isSkytrak: true }, false],
  ["a launch monitor's session of a player who also has lessons", { ...signedIn, isSkytrak: true, player: aPlayer(2) }, true],
  ['a player with a launch monitor only', { ...signedIn, isSkytrak: true, player: aPlayer(3) }, false],
  ['a player of the club', { ...signedIn, player: aPlayer(1) }, true],
])('%s', (_whose, session, may) => {
  expect(mayReadLessons(session)).toBe(may)
})
