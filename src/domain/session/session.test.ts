import { describe, expect, test } from 'vitest'
import { hana } from '../../../tests/builders/session.ts'
import { isAuthenticated, openStepIn, refreshed, type Session, signedIn, signedInByTicket, signedOut, signOut } from './session.ts'

const grant = { token: 't', refreshToken: 'r', shop: {} }

test('[session.play-golf-qa-default] play begins with my-game, and again after each sign-in and sign-out', () => {
  expect(signedOut.playGolf).toBe('my-game')
  const elsewhere = { ...signedOut, playGolf: 'range' }
  expect([signedIn(elsewhere, { grant }, false).playGolf, signOut(elsewhere).playGolf]).toEqual(['my-game', 'my-game'])
})

describe('[session.launch-monitor-gates] a sign-in is a launch monitor’s', () => {
  test.each([
    ['skytrak', true],
    ['club', false],
    [undefined, false],
  ])('by its source, %s: %s', (tokenSource, isSkytrak) => {
    expect(signedIn(signedOut, { grant, tokenSource }, false)).toMatchObject({ isSkytrak, skytrakLogin: isSkytrak })
  })

  test.each([true, false])('by its ticket: %s', (isSkytrak) => {
    const session = signedInByTicket(signedOut, { grant }, { isSkytrak })
    expect(session).toMatchObject({ byTicket: true, rememberMe: false, isSkytrak, skytrakLogin: isSkytrak })
  })

  test('flag outlives later sign-ins of another kind', () => {
    const before = { ...signedOut, skytrakLogin: true }
    expect(signedIn(before, { grant }, false)).toMatchObject({ isSkytrak: false, skytrakLogin: true })
    expect(signedInByTicket(before, { grant }, { isSkytrak: false })).toMatchObject({ isSkytrak: false, skytrakLogin: true })
  })
})

test('a session is authenticated while it has tokens', () => {
  expect([isAuthenticated({ ...signedOut, grant }), isAuthenticated(signedOut)]).toEqual([true, false])
})

test('new tokens replace the old ones, and sign nobody in who has signed out meanwhile', () => {
  const fresh = { ...grant, token: 'fresh' }
  expect(refreshed({ ...signedOut, grant, credit: 4 }, fresh)).toEqual({ ...signedOut, grant: fresh, credit: 4 })
  expect(refreshed(signedOut, fresh)).toBe(signedOut)
})

test('a sign-out leaves remember me and the launch monitor’s flag alone', () => {
  const session: Session = { ...signedOut, grant, rememberMe: true, skytrakLogin: true, isSkytrak: true, byTicket: true, credit: 4 }
  expect(signOut(session)).toEqual({ ...signedOut, rememberMe: true, skytrakLogin: true })
})

test('the step that is open in a registration is the player’s own to do', () => {
  const player = { ...hana, openStep: 'terms' } as const
  const session: Session = { ...signedOut, grant, player }
  expect(openStepIn(session)).toBe('terms')
  expect(openStepIn({ ...session, byTicket: true })).toBeUndefined()
  expect(openStepIn({ ...session, child: { id: 'wren', name: hana, token: 'child', shop: {}, isSubAccount: true } })).toBeUndefined()
  expect(openStepIn({ ...signedOut, grant })).toBeUndefined()
})
