import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../tests/builders/createVisitor.ts'
import { createBackend } from '../createBackend.ts'
import { StoppedClock } from '../world/WorldClock.ts'
import type { InjectedFault } from './InjectedFaults.ts'

const credit = '/api/v2/player/lesson/credit'
const idle = () => new Promise((resolve) => setImmediate(resolve))

describe('a fault', () => {
  test.each<[InjectedFault, number, unknown]>([
    [{ kind: 'no-network' }, 0, undefined],
    [{ kind: 'server-fault' }, 500, { code: 500 }],
    [{ kind: 'unavailable', retryAfter: 3 }, 503, expect.stringContaining('<html')],
    [{ kind: 'throttled', retryAfter: 3 }, 429, { code: 429 }],
    [{ kind: 'throttled' }, 429, { code: 429 }],
    [{ kind: 'status', status: 403 }, 403, { code: 403 }],
    [{ kind: 'status', status: 410 }, 410, { code: 410 }],
    [{ kind: 'conflict', fields: { email: 'taken' } }, 409, { code: 409, errors: { email: 'taken' } }],
    [{ kind: 'refused', code: 50100, message: 'Ledger shard 4 is down' }, 200, { code: 50100, message: 'Ledger shard 4 is down' }],
    [{ kind: 'conflict', fields: { email: 'taken' }, status: 422 }, 422, { code: 422, errors: { email: 'taken' } }],
    [{ kind: 'error-flag' }, 200, { error: true }],
    [{ kind: 'noted' }, 202, { code: 0 }],
    [{ kind: 'noted', status: 204 }, 204, ''],
    [{ kind: 'created' }, 201, { code: 0, data: { credit: 6 } }],
    [{ kind: 'coded', code: '0' }, 200, { code: '0', data: { credit: 6 } }],
    [{ kind: 'coded', code: 7 }, 200, { code: 7, data: { credit: 6 } }],
    [{ kind: 'unusable', body: 'truncated' }, 200, '{"code":0,"data'],
    [{ kind: 'unusable', body: 'empty' }, 200, ''],
    [{ kind: 'unusable', body: 'page' }, 200, expect.stringContaining('<html')],
    [{ kind: 'unusable', body: 'no-content' }, 204, ''],
    [{ kind: 'drifted', how: 'missing-field' }, 200, { code: 0, data: {} }],
    [{ kind: 'drifted', how: 'text-for-number' }, 200, { code: 0, data: { credit: '6 or so' } }],
    [{ kind: 'drifted', how: 'extra-field' }, 200, { code: 0, data: { credit: 6, addedLater: {} } }],
  ])('%o', async (fault, status, body) => {
    const { visitor, faults } = await createVisitor()
    faults.inject(fault, ['session.lesson-credit-v2'])
    const request = fault.kind === 'unusable' && fault.body === 'truncated' ? await truncated(visitor) : await visitor.get(credit)
    expect(request).toMatchObject({ status, ...(typeof body === 'object' ? { body } : {}) })
    if (typeof body !== 'object') expect(request.body).toEqual(body)
  })

  const truncated = async (visitor: { get(path: string): Promise<{ status: number; body: unknown }> }) => {
    await expect(visitor.get(credit)).rejects.toThrow(SyntaxError)
    return { status: 200, body: '{"code":0,"data' }
  }

  test('happens once, several times, or always, until all are stopped', async () => {
    const { visitor, faults } = await createVisitor()
    const statuses = async (count: number) => Promise.all(Array.from({ length: count }, async () => (await visitor.get(credit)).status))
    faults.inject({ kind: 'status', status: 403 }, ['session.lesson-credit-v2'], 1)
    faults.inject({ kind: 'status', status: 404 }, ['read'], 2)
    expect(await statuses(4)).toEqual([403, 404, 404, 200])
    faults.inject({ kind: 'server-fault' }, ['read'])
    expect(await statuses(3)).toEqual([500, 500, 500])
    faults.removeAll()
    expect(await statuses(1)).toEqual([200])
  })

  test('in one record leaves the others alone', async () => {
    const { visitor, faults } = await createVisitor()
    faults.inject({ kind: 'drifted', how: 'missing-field', record: 1 }, ['scheduling.lesson-types'])
    const { body } = await visitor.get('/api/v2/lesson/types')
    expect(body).toMatchObject({ data: [{ id: 'iron-play' }, { name: 'Full swing' }, { id: 'short-game' }, {}, {}] })
    expect(JSON.stringify(body)).not.toContain('full-swing')
  })

  test('of the shop comes as the shop tells it', async () => {
    const { visitor, faults } = await createVisitor()
    faults.inject({ kind: 'refused', code: 1002, message: 'no' }, ['commerce.customer-cart-post'])
    expect(await visitor.shop('query customerCart { customerCart { id } }')).toMatchObject({
      status: 200,
      body: { data: null, errors: [{ message: 'no', extensions: { error_code: 1002 } }] },
    })
  })

  test('of the shop stands beside its data', async () => {
    const { visitor, faults } = await createVisitor()
    faults.inject({ kind: 'coded', code: 1007 }, ['commerce.customer-cart-post'])
    expect(await visitor.shop('query customerCart { customerCart { id } }')).toMatchObject({
      status: 200,
      body: { data: { customerCart: { id: expect.any(String) } }, errors: [{ extensions: { error_code: 1007 } }] },
    })
  })

  test.each([3, 'Wed, 13 May 2026 17:31:00 GMT', undefined])('tells to come back after %s', async (told) => {
    const { backend, faults } = await createVisitor()
    faults.inject({ kind: 'throttled', ...(told !== undefined && { retryAfter: told }) }, ['session.me'])
    const answer = await backend.handle(new Request('https://api.global.clubhouse.invalid/api/v2/player/me'))
    expect(answer?.headers.get('retry-after')).toBe(told === undefined ? null : `${told}`)
  })
})

describe('the network', () => {
  test('loses an answer after all has been done', async () => {
    const { visitor, faults, truth, given } = await createVisitor()
    given.lessons.areNone('player-hana')
    await given.lessons.free('marisol', Temporal.PlainDateTime.from('2026-05-21T07:30'))
    const slot = await visitor.slot('2026-05-21 07:30')
    faults.inject({ kind: 'answer-lost' }, ['scheduling.book'], 1)
    expect((await visitor.book([slot])).status).toBe(0)
    expect(truth.lessonsOf('player-hana')).toHaveLength(1)
  })

  test('without a request changes nothing', async () => {
    const { visitor, faults, truth, backend } = await createVisitor()
    const [lesson] = truth.lessonsOf('player-hana')
    faults.inject({ kind: 'no-network' }, ['scheduling.cancel-appointment'])
    expect((await visitor.cancel(lesson?.id ?? '', true)).status).toBe(0)
    expect(truth.lessonsOf('player-hana')).toContainEqual(lesson)
    expect(backend.log.at(-1)).toMatchObject({ call: 'scheduling.cancel-appointment', status: 0, fault: 'no-network' })
  })

  test('holds a request until it is released', async () => {
    const { visitor, faults, backend } = await createVisitor()
    faults.inject({ kind: 'no-answer' }, ['read'])
    const held = visitor.get(credit)
    await idle()
    expect([faults.held, backend.log[0]?.status]).toEqual([1, 0])
    faults.removeAll()
    expect([(await held).status, faults.held]).toEqual([200, 0])
  })

  test('drops a held request when its caller aborts', async () => {
    const { visitor, faults, backend, truth } = await createVisitor()
    faults.inject({ kind: 'no-answer' }, ['auth'])
    const caller = new AbortController()
    const body = JSON.stringify({ refresh_token: visitor.grant.refresh_token })
    const request = new Request('https://api.global.clubhouse.invalid/api/v2/player/refresh-token', {
      method: 'POST',
      body,
      signal: caller.signal,
    })
    const held = backend.handle(request)
    await idle()
    caller.abort()
    expect([(await held)?.type, faults.held]).toEqual(['error', 0])
    expect(truth.passesOf('player-hana', 'access')).toHaveLength(1)
  })

  test('is slow by the time of its host', async () => {
    const waits: { milliseconds: number; wake: () => void }[] = []
    const wait = (milliseconds: number) => new Promise<void>((wake) => waits.push({ milliseconds, wake }))
    const backend = await createBackend({ clock: new StoppedClock('2026-05-13T17:30:00Z'), wait })
    backend.faults.inject({ kind: 'slow', milliseconds: 3000 }, ['read'])
    const answer = backend.handle(new Request('https://api.global.clubhouse.invalid/api/v2/player/me'))
    await idle()
    expect([backend.faults.held, waits[0]?.milliseconds]).toEqual([1, 3000])
    waits[0]?.wake()
    expect([(await answer)?.status, backend.faults.held]).toEqual([401, 0])
  })

  test('can deliver a later answer first', async () => {
    const { visitor, faults } = await createVisitor()
    faults.inject({ kind: 'reordered' }, ['session.lesson-credit-v2'], 1)
    const order: string[] = []
    const first = visitor.get(credit).then(() => order.push('first'))
    await idle()
    await Promise.all([first, visitor.get(credit).then(() => order.push('second'))])
    expect(order).toEqual(['second', 'first'])
  })
})
