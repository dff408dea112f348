import { expect, test } from 'vitest'
import { mayChangePassword, mayGiveDeskAccess, mayPay } from './permissions.ts'
import { signedOut } from './session.ts'

test('a player may change the password and let the desk in', () => {
  expect([mayChangePassword(signedOut), mayGiveDeskAccess(signedOut)]).toEqual([true, true])
})

test('the club’s staff, in a player’s name, may do neither', () => {
  const session = { ...signedOut, byTicket: true }
  expect([mayChangePassword(session), mayGiveDeskAccess(session)]).toEqual([false, false])
})

test('the club’s staff pay nothing in the player’s name', () => {
  expect([mayPay(signedOut), mayPay({ ...signedOut, byTicket: true })]).toEqual([true, false])
})
