import { expect, test } from 'vitest'
import { signedIn, signedOut, signOut } from './session.ts'

const grant = { token: 't', refreshToken: 'r', shop: {} }

test('[session.play-golf-qa-default] play begins with my-game, and again after each sign-in and sign-out', () => {
  expect(signedOut.playGolf).toBe('my-game')
  const elsewhere = { ...signedOut, playGolf: 'range' }
  expect([signedIn(elsewhere, { grant }, false).playGolf, signOut(elsewhere).playGolf]).toEqual(['my-game', 'my-game'])
})
