import { expect, test } from 'vitest'
import { mayReadLessons } from './lessonAccess.ts'
import type { Player, UserType } from './player.ts'
import { signedOut } from './session.ts'

function aPlayer(userType: UserType): Player {
  const units = { hand: 'right', metricDistances: false, metricSpeeds: false } as const
  return { id: 'player-1', firstName: 'Bram', lastName: 'Okafor-Dale', email: 'bram@clubhouse.example', userType, ...units }
}

test.each([
  ['a session of the club, before the profile is read', signedOut, true],
  ["a launch monitor's session, before the profile is read", { ...signedOut, isSkytrak: true }, false],
  ["a launch monitor's session of a player who also has lessons", { ...signedOut, isSkytrak: true, player: aPlayer(2) }, true],
  ['a player with a launch monitor only', { ...signedOut, isSkytrak: true, player: aPlayer(3) }, false],
  ['a player of the club', { ...signedOut, player: aPlayer(1) }, true],
])('%s', (_whose, session, may) => {
  expect(mayReadLessons(session)).toBe(may)
})
