import { beforeEach, describe, expect, test } from 'vitest'
import type { Registration } from '#domain/session/registration'
import type { SignInGrant } from '#domain/session/session'
import { RegistrationsInMemory } from '../../../tests/builders/RegistrationsInMemory.ts'
import { hana, SessionInMemory } from '../../../tests/builders/session.ts'
import { Failure } from '../shared/failure.ts'
import type { Credentials } from './ports/SignIns.ts'
import type { SignInOutcome } from './SignIn.ts'
import { SignUp } from './SignUp.ts'

const sol: Registration = {
  ...{ firstName: 'Sol', lastName: '', email: 'sol@club.example', password: 'secret', phone: '+13125550190' },
  ...{ method: 2, hand: 'left' },
}
const granted = (token: string): SignInGrant => ({ grant: { token, refreshToken: 'refresh', shop: {} } })

let registrations: RegistrationsInMemory
let session: SessionInMemory
let attempts: Credentials[]
let onSignIn: () => SignInOutcome
let signUp: SignUp

beforeEach(() => {
  registrations = new RegistrationsInMemory()
  session = new SessionInMemory({ grant: undefined, player: undefined })
  attempts = []
  onSignIn = () => ({ kind: 'signed-in', signIn: granted('by password') })
  const signIn = {
    execute: async (credentials: Credentials) => {
      attempts.push(credentials)
      return onSignIn()
    },
  }
  const readProfile = { execute: async () => hana }
  const signOut = { execute: async () => session.end() }
  signUp = new SignUp(registrations, { signIn, readProfile, signOut }, session, { value: true })
})

describe('whoever has confirmed the code', () => {
  test('signs in with what was entered where the club hands nothing over, and that is forgotten then', async () => {
    await signUp.open(sol)
    expect(await signUp.confirm('417731')).toEqual({ kind: 'in' })
    expect(attempts).toEqual([{ username: sol.email, password: sol.password }])
    expect(signUp).toHaveProperty('opened', undefined)
  })

  test('gets the code the way that the club has configured, by text message only to a number that is known', async () => {
    const { email, phone } = sol
    signUp.resume({ email, phone, method: 2 })
    signUp.sendBy(1)
    expect(signUp.sentTo).toBe(phone)
    signUp.forget()
    signUp.resume({ email, phone: '', method: 2 })
    signUp.sendBy(1)
    expect(signUp.sentTo).toBe(email)
  })

  test('has to sign in after a reload, where the club hands nothing over: the password was not kept', async () => {
    const { email, phone, method } = sol
    signUp.resume({ email, phone, method })
    expect([signUp.isOpened(email), signUp.sentTo]).toEqual([true, email])
    expect(await signUp.confirm('417731')).toEqual({ kind: 'not-in' })
    expect([attempts, registrations.asked]).toEqual([[], ['verify 417731']])
  })

  test('is in by the tokens of the code’s answer', async () => {
    registrations.onVerify = () => ({ kind: 'verified', signIn: granted('by code') })
    await signUp.open(sol)
    expect(await signUp.confirm('417731')).toEqual({ kind: 'in' })
    expect([session.value.grant?.token, attempts]).toEqual(['by code', []])
  })

  test('leaves whoever has signed in meanwhile in another tab as they are', async () => {
    registrations.onVerify = () => {
      session.update((now) => ({ ...now, grant: { token: 'other', refreshToken: 'refresh', shop: {} } }))
      return { kind: 'verified', signIn: granted('by code') }
    }
    await signUp.open(sol)
    expect(await signUp.confirm('417731')).toEqual({ kind: 'not-in' })
    expect([session.value.grant?.token, attempts]).toEqual(['other', []])
  })

  test('is in by the tokens of the account’s answer, no sooner than with the code', async () => {
    registrations.onOpen = () => ({ kind: 'registered', signIn: granted('by account') })
    await signUp.open(sol)
    expect(session.value.grant).toBeUndefined()
    await signUp.confirm('417731')
    expect(session.value.grant?.token).toBe('by account')
  })

  test('is told where the club does not let them in', async () => {
    onSignIn = () => ({ kind: 'refused', code: 90001, payload: {} })
    await signUp.open(sol)
    expect(await signUp.confirm('417731')).toEqual({ kind: 'not-in' })
  })

  test('does not need the code again where only the sign-in failed', async () => {
    onSignIn = () => {
      throw new Failure('offline')
    }
    await signUp.open(sol)
    await expect(signUp.confirm('417731')).rejects.toMatchObject({ kind: 'offline' })
    onSignIn = () => ({ kind: 'signed-in', signIn: granted('later') })
    expect(await signUp.confirm('417731')).toEqual({ kind: 'in' })
    expect(registrations.asked.filter((each) => each.startsWith('verify'))).toHaveLength(1)
  })

  test.each(['wrong', 'expired'] as const)('stays outside with one that is %s', async (kind) => {
    registrations.onVerify = () => ({ kind })
    await signUp.open(sol)
    expect(await signUp.confirm('000000')).toEqual({ kind })
    expect([attempts, signUp.isOpened()]).toEqual([[], true])
  })
})

describe('an account', () => {
  test('stands though its answer got lost, where its address is taken now', async () => {
    registrations.onOpen = () => {
      registrations.opened.push(sol)
      throw new Failure('timed-out')
    }
    expect(await signUp.open(sol)).toEqual({ kind: 'registered' })
    expect(registrations.asked).toEqual(['open', `free ${sol.email}`])
  })

  test('does not stand where its address is still free', async () => {
    registrations.onOpen = () => {
      throw new Failure('timed-out')
    }
    await expect(signUp.open(sol)).rejects.toMatchObject({ kind: 'timed-out', outcome: 'not-done' })
    expect(signUp.isOpened()).toBe(false)
  })

  test('is not opened twice: what changed says where codes go', async () => {
    await signUp.open(sol)
    expect(await signUp.open({ ...sol, method: 1, password: 'another' })).toEqual({ kind: 'registered' })
    await signUp.sendCode()
    await signUp.confirm('417731')
    expect(registrations.asked.filter((each) => each === 'open')).toHaveLength(1)
    expect(registrations.asked).toContain(`code ${sol.phone}`)
    expect(attempts[0]?.password).toBe(sol.password)
  })

  test('is opened anew for another address', async () => {
    await signUp.open(sol)
    expect([signUp.isOpened('jo@club.example'), signUp.isOpened(sol.email)]).toEqual([false, true])
    await signUp.open({ ...sol, email: 'jo@club.example' })
    expect(registrations.opened.map(({ email }) => email)).toEqual([sol.email, 'jo@club.example'])
  })

  test('is not opened where its address is taken', async () => {
    registrations.onOpen = () => ({ kind: 'email-taken' })
    expect(await signUp.open(sol)).toEqual({ kind: 'email-taken' })
    expect([signUp.isOpened(), signUp.isOpened(sol.email), signUp.sentTo]).toEqual([false, false, undefined])
  })

  test('is not opened before anybody has opened one', () => {
    expect(signUp.isOpened()).toBe(false)
  })

  test.each([
    [1, sol.phone],
    [2, sol.email],
  ] as const)('by method %i has its codes sent to %s', async (method, recipient) => {
    await signUp.open({ ...sol, method })
    await signUp.sendCode()
    expect(signUp.sentTo).toBe(recipient)
    expect(registrations.asked).toContain(`code ${recipient}`)
  })

  test('has its link sent to its address', async () => {
    await signUp.open(sol)
    await signUp.sendLink()
    expect(registrations.asked).toEqual(['open', `link ${sol.email}`])
  })

  test('must be opened before anything can be sent for it', async () => {
    await expect(signUp.sendCode()).rejects.toThrow('No account has been opened')
  })
})

test('without an account there is no way of sending a code to choose', () => {
  signUp.sendBy(1)
  expect([signUp.pending, signUp.sentTo]).toEqual([undefined, undefined])
})

test('the entries can be forgotten', async () => {
  await signUp.open(sol)
  signUp.forget()
  expect([signUp.isOpened(), signUp.sentTo]).toEqual([false, undefined])
})

test('the sign-in uses the earlier choice of "remember me"', async () => {
  session.update((before) => ({ ...before, rememberMe: true }))
  registrations.onVerify = () => ({ kind: 'verified', signIn: granted('by code') })
  await signUp.open(sol)
  await signUp.confirm('417731')
  expect(session.value.rememberMe).toBe(true)
})

test('an account that was opened is pending until its code is confirmed', async () => {
  expect(signUp.pending).toBeUndefined()
  expect(await signUp.open(sol)).toEqual({ kind: 'registered' })
  expect(signUp.pending).toMatchObject({ email: sol.email, method: sol.method })
  await signUp.confirm('417731')
  expect(signUp.pending).toBeUndefined()
})

test('accepted terms leave no step open', async () => {
  session.update((now) => ({ ...now, player: { ...hana, openStep: 'terms' } }))
  signUp.complete()
  expect(session.value.player).toEqual({ ...hana, openStep: undefined })
  session.update((now) => ({ ...now, player: undefined }))
  signUp.complete()
  expect(session.value.player).toBeUndefined()
})

test('the player’s profile is loaded, and the player can sign out', async () => {
  session.update((now) => ({ ...now, grant: granted('own').grant }))
  expect(await signUp.readProfile()).toBe(hana)
  await signUp.signOut()
  expect(session.value.grant).toBeUndefined()
})

test('an account that its owner is signed in to needs no second sign-in after its code', async () => {
  session.update((now) => ({ ...now, grant: granted('own').grant }))
  signUp.resume(sol)
  expect(await signUp.confirm('417731')).toEqual({ kind: 'in' })
  expect([session.value.grant?.token, attempts]).toEqual(['own', []])
})
