import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Failure } from '#app/shared/failure'
import { buildSession, createTestTab } from '../../../tests/builders/createTestTab.ts'
import { type Call, type CallKind, call } from './call.ts'
import { WireFailure } from './failures.ts'
import { pauseAfter, timeouts } from './timing.ts'

const kinds = ['read', 'idempotent', 'write', 'auth', 'telemetry', 'upload'] as const

function aCall(kind: CallKind, declared: Partial<Pick<Call, 'success' | 'codes'>> = {}) {
  return call({
    id: 'test.call',
    method: 'POST',
    path: '/api/x',
    auth: 'player',
    kind,
    answer: z.object({ data: z.object({ coachId: z.string() }) }),
    ...declared,
  })
}

const good = { code: 0, data: { coachId: 'marisol' } }

type Answer = () => Response | Promise<Response>

/** Advances the clock as far as needed; repeats the last answer. */
async function outcome(declared: ReturnType<typeof aCall>, given: readonly Answer[]) {
  let sent = 0
  const tab = createTestTab(() => (given[sent++] ?? given.at(-1) ?? good500)())
  tab.session.update(() => buildSession())
  const before = tab.session.value
  const started = tab.clock.now()
  const settled = tab.client.send(declared, {}).then(
    (answer) => ({ answer, failure: undefined, at: tab.clock.now() }),
    (failure: unknown) => ({ answer: undefined, failure: failure instanceof Failure ? failure : undefined, at: tab.clock.now() }),
  )
  for (let step = 0; step < 100; step += 1) await tab.clock.pass(1250)
  const { answer, failure, at } = await settled
  return {
    answer,
    failure,
    attempts: sent,
    seconds: at.since(started).total('seconds'),
    idle: tab.clock.sleeping === 0,
    sessionKept: tab.session.value === before,
  }
}

const good500 = () => Response.json({ code: 50000, message: 'Stack trace' }, { status: 500 })
const answers = {
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  'no answer': () => new Promise<Response>(() => undefined),
  '500 JSON': good500,
  '503 HTML with Retry-After': () => new Response('<html>', { status: 503, headers: { 'retry-after': '3' } }),
  '503 without it': () => new Response('<html>', { status: 503 }),
  403: () => Response.json({ code: 40300 }, { status: 403 }),
  404: () => Response.json({}, { status: 404 }),
  410: () => new Response(null, { status: 410 }),
  409: () => Response.json({ code: 50009, data: { field: 'slot' } }, { status: 409 }),
  422: () => Response.json({ code: '50024' }, { status: 422 }),
  '429 with seconds': () => new Response('', { status: 429, headers: { 'retry-after': '7' } }),
  '429 for too long': () => new Response('', { status: 429, headers: { 'retry-after': '31' } }),
  '429 without': () => new Response('', { status: 429 }),
  '200 with a code': () => Response.json({ code: 90001, message: 'no' }),
  '200 with an error': () => Response.json({ ...good, error: true }),
  'truncated body': () => new Response('{"code": 0, "da'),
  'empty body': () => new Response(''),
  'HTML body': () => new Response('<html>'),
  '204': () => new Response(null, { status: 204 }),
  'missing field': () => Response.json({ code: 0, data: {} }),
  'number for string': () => Response.json({ code: 0, data: { coachId: 7 } }),
} satisfies Record<string, Answer>

describe('a fault that stays', () => {
  it.each([
    ['no network', 'offline', [3, 2, 1, 1, 1, 1]],
    ['no answer', 'timed-out', [3, 2, 1, 1, 1, 1]],
    ['500 JSON', 'server-fault', [3, 2, 1, 1, 1, 1]],
    ['503 HTML with Retry-After', 'throttled', [2, 2, 1, 1, 1, 1]],
    ['503 without it', 'server-fault', [3, 2, 1, 1, 1, 1]],
    [403, 'forbidden', [1, 1, 1, 1, 1, 1]],
    [404, 'gone', [1, 1, 1, 1, 1, 1]],
    [410, 'gone', [1, 1, 1, 1, 1, 1]],
    [409, 'rejected', [1, 1, 1, 1, 1, 1]],
    [422, 'rejected', [1, 1, 1, 1, 1, 1]],
    ['429 with seconds', 'throttled', [2, 1, 1, 1, 1, 1]],
    ['429 for too long', 'throttled', [1, 1, 1, 1, 1, 1]],
    ['429 without', 'throttled', [1, 1, 1, 1, 1, 1]],
    ['200 with a code', 'rejected', [1, 1, 1, 1, 1, 1]],
    ['200 with an error', 'rejected', [1, 1, 1, 1, 1, 1]],
    ['truncated body', 'broken-contract', [2, 1, 1, 1, 1, 1]],
    ['empty body', 'broken-contract', [2, 1, 1, 1, 1, 1]],
    ['HTML body', 'broken-contract', [2, 1, 1, 1, 1, 1]],
    ['204', 'broken-contract', [2, 1, 1, 1, 1, 1]],
    ['missing field', 'broken-contract', [1, 1, 1, 1, 1, 1]],
    ['number for string', 'broken-contract', [1, 1, 1, 1, 1, 1]],
  ] as const)('%s fails as %s after %j attempts by kind', async (fault, kind, attempts) => {
    const outcomes = await Promise.all(kinds.map((name) => outcome(aCall(name), [answers[fault]])))
    expect(outcomes.map((one) => one.attempts)).toEqual(attempts)
    expect(outcomes.map((one) => one.failure?.kind)).toEqual(kinds.map(() => kind))
    expect(outcomes.every((one) => one.idle && one.sessionKept)).toBe(true)
  })
})

describe('time', () => {
  it('runs out after 15, 15, 30, 10, 5 and 30 seconds by kind', async () => {
    expect(kinds.map((kind) => timeouts[kind])).toEqual([15_000, 15_000, 30_000, 10_000, 5_000, 30_000])
    for (const kind of ['write', 'auth', 'telemetry', 'upload'] as const) {
      const { seconds } = await outcome(aCall(kind), [answers['no answer']])
      expect(seconds).toBe(timeouts[kind] / 1000)
    }
  })

  it('passes for a second, then two, before a read is sent again', async () => {
    const none = await outcome(aCall('read'), [answers['500 JSON']])
    expect(none.seconds).toBe(1.25 + 2.5)
  })

  it('is added by chance, a quarter of a second at most', () => {
    const failure = new WireFailure('server-fault', 'server-fault')
    expect([0, 0.5, 1].map((chance) => pauseAfter(failure, 'read', 1, chance))).toEqual([1000, 1125, 1250])
    expect([0, 1].map((chance) => pauseAfter(failure, 'read', 2, chance))).toEqual([2000, 2250])
  })

  it('is what the server said it is, in seconds or as a date', async () => {
    const answer = async (header: string) =>
      (await outcome(aCall('read'), [() => new Response('', { status: 429, headers: { 'retry-after': header } })])).failure?.retryAfter
    expect(await answer('31')).toBe(31)
    expect(await answer('Thu, 14 May 2026 12:01:00 GMT')).toBe(60)
    expect(await answer('Thu, 14 May 2026 11:00:00 GMT')).toBe(0)
    expect(await answer('soon')).toBeUndefined()
  })
})

describe('a fault that passes', () => {
  it.each(['no network', 'no answer', '500 JSON', '503 HTML with Retry-After', '429 with seconds', 'truncated body'] as const)(
    'is not noticed by who reads: %s',
    async (fault) => {
      expect(await outcome(aCall('read'), [answers[fault], () => Response.json(good)])).toMatchObject({
        answer: { data: good.data },
        attempts: 2,
        idle: true,
      })
    },
  )

  it('is never answered by a second booking', async () => {
    for (const fault of ['no network', 'no answer', '500 JSON', '503 HTML with Retry-After', 'truncated body'] as const) {
      expect((await outcome(aCall('write'), [answers[fault], () => Response.json(good)])).attempts).toBe(1)
    }
  })
})

describe('what a failure tells', () => {
  it('[session.rejection-keeps-response-body] keeps the body of the answer', async () => {
    const { failure } = await outcome(aCall('write'), [answers[409]])
    expect(failure).toMatchObject({ kind: 'rejected', code: 50009, body: { code: 50009, data: { field: 'slot' } } })
    expect((await outcome(aCall('write'), [answers['200 with a code']])).failure?.body).toEqual({ code: 90001, message: 'no' })
  })

  it('takes the code from the body, as a number where it is one, else from the status', async () => {
    expect((await outcome(aCall('write'), [answers[422]])).failure?.code).toBe(50024)
    expect((await outcome(aCall('write'), [answers[404]])).failure?.code).toBe(404)
    const word = () => Response.json({ code: 'slotGone' }, { status: 409 })
    expect((await outcome(aCall('write'), [word])).failure?.code).toBe('slotGone')
  })

  it('names where the answer broke its contract, and keeps nothing of it', async () => {
    const { failure } = await outcome(aCall('read'), [answers['number for string']])
    expect(failure).toMatchObject({ path: 'data.coachId', body: undefined })
    expect((await outcome(aCall('read'), [answers['HTML body']])).failure?.path).toBe('body')
  })

  it("bears the server's reference", async () => {
    const answer = () => Response.json({}, { status: 500, headers: { 'x-request-id': 'abc-1' } })
    expect((await outcome(aCall('write'), [answer])).failure?.reference).toBe('abc-1')
  })
})

describe('success', () => {
  it('is 200 alone where the call says so', async () => {
    const answer = (status: number) => () => Response.json(good, { status })
    expect((await outcome(aCall('write', { success: 200 }), [answer(201)])).failure).toMatchObject({ kind: 'rejected', code: 0 })
    expect((await outcome(aCall('write', { success: 200 }), [answer(200)])).answer).toEqual({ data: good.data })
    expect((await outcome(aCall('write'), [answer(201)])).answer).toEqual({ data: good.data })
  })

  it('has code 0, or none, or one that the call reads itself', async () => {
    const answer = (code: unknown) => () => Response.json({ ...good, code })
    expect((await outcome(aCall('read'), [answer('0')])).answer).toBeDefined()
    expect((await outcome(aCall('read'), [answer(undefined)])).answer).toBeDefined()
    expect((await outcome(aCall('read', { codes: [50006] }), [answer(50006)])).answer).toBeDefined()
    expect((await outcome(aCall('read', { codes: [50006] }), [answer(50007)])).failure?.code).toBe(50007)
    expect((await outcome(aCall('read', { codes: 'all' }), [answer(1)])).answer).toBeDefined()
  })

  it('is refused with its code where a call reads all codes but not this answer', async () => {
    const { failure } = await outcome(aCall('read', { codes: 'all' }), [() => Response.json({ code: 90014 })])
    expect(failure).toMatchObject({ kind: 'rejected', code: 90014, body: { code: 90014 } })
  })
})
