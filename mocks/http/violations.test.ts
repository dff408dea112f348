import { describe, expect, test } from 'vitest'
import * as listCalls from '#adapters/rest/scheduling/appointmentListCalls'
import * as calls from '#adapters/rest/scheduling/calls'
import { lessonCredit } from '#adapters/rest/session/calls'
import { refreshToken } from '#adapters/rest/session/tokenCalls'
import { translation } from '#adapters/rest/session/translationCalls'
import { createVisitor } from '../../tests/builders/createVisitor.ts'
import { describeViolations } from './describeViolations.ts'
import { answerViolations, requestViolations, shopViolations } from './violations.ts'

const fair = { headers: new Headers({ 'accept-language': 'fr' }), bearer: 'access', query: undefined, body: undefined } as const
const headers = (values: Record<string, string>) => new Headers(values)

describe('a request', () => {
  test('as it was declared has no violation', () => {
    expect(requestViolations(lessonCredit, fair)).toEqual([])
  })

  test('tells the language, unless its declaration says that it does not', () => {
    expect(requestViolations(lessonCredit, { ...fair, headers: headers({}) })).toEqual(['accept-language is missing'])
    expect(requestViolations(lessonCredit, { ...fair, headers: headers({ 'accept-language': 'en-US,en;q=0.9' }) })).toHaveLength(1)
    const query = { channel: 'web3' }
    expect(requestViolations(translation, { ...fair, query })).toEqual(['accept-language is told'])
    expect(requestViolations(translation, { ...fair, query, headers: headers({ 'accept-language': 'en-US,en;q=0.9' }) })).toEqual([])
  })

  test.each(['none', 'shop', 'refresh'] as const)('bears the token that belongs there, not %s', (bearer) => {
    expect(requestViolations(lessonCredit, { ...fair, bearer })).toEqual([`bearer: ${bearer} on a call for player`])
  })

  test('has the query and the body of its declaration, and no more', () => {
    expect(requestViolations(listCalls.appointments, { ...fair, query: { timeZone: 'UTC', since: '1' } })).toHaveLength(1)
    expect(requestViolations(listCalls.appointments, { ...fair, query: {} })[0]).toContain('query.timeZone')
    expect(requestViolations(refreshToken, { ...fair, body: { refresh_token: 7 } })[0]).toContain('body.refresh_token')
    expect(requestViolations(lessonCredit, { ...fair, body: { a: 1 } })[0]).toContain('body')
  })

  test("to the shop bears the shop's token and a store of the shop's; no other bears a store", () => {
    const store = { 'accept-language': 'en', store: 'us_en' }
    expect(shopViolations(headers(store), 'shop')).toEqual([])
    expect(shopViolations(headers({ 'accept-language': 'en' }), 'access')).toEqual([
      "bearer: access where the shop's belongs",
      'store is missing',
    ])
    expect(requestViolations(lessonCredit, { ...fair, headers: headers({ ...store, 'accept-language': 'fr' }) })).toEqual([
      "store is the shop's header",
    ])
  })
})

describe('an answer', () => {
  const type = { id: 'iron-play', name: 'Iron play', minutes: 45, credits: 1, practice: false }
  const answer = (data: unknown) => answerViolations(calls.lessonTypes, { status: 200, body: { code: 0, data } })

  test('as it was declared has no violation', () => {
    expect(answer([type])).toEqual([])
  })

  test('may not drift, not even in a record that a client would leave out', () => {
    expect(answer([type, { ...type, minutes: '45' }])).toEqual(['answer.data.1.minutes: expected number, received string (invalid_type)'])
    expect(answer([{ ...type, minutes: null }])).toEqual(['answer.data.0.minutes: expected number, received null (invalid_type)'])
    const { id, ...rest } = type
    expect(answer([rest])[0]).toContain('answer.data.0.id')
    expect(answer('nothing')[0]).toContain('answer.data')
  })

  test('that refuses tells a code', () => {
    expect(answerViolations(calls.lessonTypes, { status: 409, body: {} })).toEqual(['answer: a refusal without a code'])
    expect(answerViolations(calls.lessonTypes, { status: 409, body: { code: 50009 } })).toEqual([])
    expect(answerViolations(calls.lessonTypes, { status: 200, body: { code: 7 } })).toEqual([])
    expect(answerViolations(calls.cancelAppointment, { status: 202, body: {} })).toHaveLength(1)
  })
})

test('a refused body is answered with the reason, without its values', async () => {
  const { visitor, backend } = await createVisitor()
  const { status, body } = await visitor.post('/api/v2/player/login', { username: 7, password: 'fairway-hana' })
  const reason = 'body.username: expected string, received number (invalid_type)'
  expect([status, body]).toEqual([400, { code: 400, message: expect.stringContaining(reason) }])
  const [entry] = backend.log.slice(-1)
  expect(entry && describeViolations(entry)).toContain(`POST /api/v2/player/login 400: ${reason}`)
})

test('the log contains violations but no tokens', async () => {
  const { visitor, backend } = await createVisitor()
  visitor.language = undefined
  await visitor.get('/api/v2/player/lesson/credit', { more: '1' })
  await visitor.get('/api/v9/nothing')
  expect(backend.log).toMatchObject([
    { call: 'session.lesson-credit-v2', status: 400, violations: ['accept-language is missing', expect.stringContaining('query')] },
    { call: 'undeclared', status: 404, violations: ['no such address is declared'] },
  ])
  expect(JSON.stringify(backend.log)).not.toContain(visitor.grant.access_token)
})

test('a failure of the fake backend itself is logged', async () => {
  const { visitor, backend } = await createVisitor()
  backend.world.lessonTypes.remove('iron-play')
  expect((await visitor.get('/api/v2/appointments', { timeZone: 'UTC' })).status).toBe(500)
  expect(backend.log.at(-1)?.mockFault).toContain('The world has no iron-play')
})
