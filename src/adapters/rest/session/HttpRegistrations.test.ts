import { describe, expect, it } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpRegistrations } from './HttpRegistrations.ts'

const registrations = (answer: object, status = 200) => {
  const tab = createTestTab(() => Response.json(answer, { status }))
  return { ...tab, http: new HttpRegistrations(tab.client) }
}

const tokens = { access_token: 'token', refresh_token: 'refresh', eToken: 'shop' }

describe('a free address', () => {
  it.each([
    [{ data: { available: true } }, true],
    [{ data: { available: false } }, false],
    [{ code: 0 }, true],
    [{ code: '0', data: null }, true],
  ])('is one where the club says %j', async (answer, isFree) => {
    expect(await registrations(answer).http.isFree('sol@club.example')).toBe(isFree)
  })

  it('[session.email-availability-by-call] is asked for by the address alone', async () => {
    const { http, requests } = registrations({ code: 0 })
    await http.isFree('sol+golf@club.example')
    expect(new URL(requests[0]?.url ?? '').searchParams.get('email')).toBe('sol+golf@club.example')
  })
})

describe('an account', () => {
  const sol = { firstName: 'Sol', lastName: '', email: 'sol@club.example', password: 'secret', phone: '+1312' } as const

  it('is told with what was given, and nothing besides', async () => {
    const { http, requests } = registrations({ code: 0 })
    await http.open({ ...sol, method: 2, hand: 'left', centreId: 'lakeshore' })
    expect(await requests[0]?.json()).toEqual({ ...sol, method: 2, handedness: 'left', centerId: 'lakeshore' })
  })

  it('of Japan has its readings and its prefecture', async () => {
    const { http, requests } = registrations({ code: 0 })
    await http.open({ ...sol, method: 1, hand: 'right', altFirstName: 'ソル', altLastName: 'マルケッティ', pref: '13' })
    expect(await requests[0]?.json()).toMatchObject({ altFirstName: 'ソル', altLastName: 'マルケッティ', pref: '13', method: 1 })
  })

  it('may come with the tokens that let its owner in', async () => {
    const answer = await registrations({ code: 0, data: tokens }).http.open({ ...sol, method: 2, hand: 'left' })
    expect(answer).toMatchObject({ kind: 'registered', signIn: { grant: { token: 'token', shop: { token: 'shop' } } } })
    const half = await registrations({ code: 0, data: { access_token: 'token' } }).http.open({ ...sol, method: 2, hand: 'left' })
    expect(half).toEqual({ kind: 'registered', signIn: undefined })
  })
})

it('[session.register-terms-payload] the terms are told as read, with age and day of birth', async () => {
  const { http, requests } = registrations({ code: 0 })
  await http.acceptTerms({ birthday: Temporal.PlainDate.from('1996-02-29') })
  expect([requests[0]?.method, await requests[0]?.json()]).toEqual([
    'PUT',
    { termsRead: true, birthday: '1996-02-29', ageAffirmation: true },
  ])
})

it('[session.player-read-by-pid] a friend is read by id, and known by first name', async () => {
  const { http, requests } = registrations({ data: { firstName: 'Hana', lastName: 'Lindqvist', email: 'hana@club.example' } })
  expect(await http.friend('player-hana')).toBe('Hana')
  expect(new URL(requests[0]?.url ?? '').search).toBe('?pid=player-hana')
})
