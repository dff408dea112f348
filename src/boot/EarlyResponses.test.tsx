import { beforeEach, describe, expect, test } from 'vitest'
import { EarlyResponses } from './EarlyResponses.ts'

const address = 'https://api.clubhouse.example/api/v2/appointments?timeZone=Asia%2FTokyo'
const headers = { Accept: 'application/json', authorization: 'Bearer a', 'accept-language': 'en' }

let sent: { readonly signal: AbortSignal | null | undefined; readonly answer: (response: Response) => void; readonly fail: () => void }[]
let place: URL
let end: AbortController
let early: EarlyResponses

beforeEach(() => {
  sent = []
  place = new URL('https://www.clubhouse.example/')
  end = new AbortController()
  const fetch = (_input: unknown, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      sent.push({ signal: init?.signal, answer: resolve, fail: () => reject(new TypeError('no network')) })
    })
  early = new EarlyResponses({ fetch, page: () => place, end: end.signal })
  void early.send(new URL(address), headers)
})

const take = (init: RequestInit = {}, url = address) => early.take(new Request(url, { headers, ...init }))

function answer(index: number, text: string, status = 200): void {
  sent[index]?.answer(new Response(text, { status }))
}

describe('An early response', () => {
  test('answers the same request of the client, once', async () => {
    const first = take()
    answer(0, 'early')
    expect(await (await first)?.text()).toBe('early')
    expect(take()).toBeUndefined()
    expect(sent).toHaveLength(1)
  })

  test.each([
    ['another account', { authorization: 'Bearer b' }, address],
    ['nobody', { authorization: '' }, address],
    ['another language', { 'accept-language': 'ja' }, address],
    ['another time zone', {}, address.replace('Tokyo', 'Seoul')],
  ])('is aborted when the client asks for %s, and not used afterwards either', (_what, own, url) => {
    expect(take({ headers: { ...headers, ...own } }, url)).toBeUndefined()
    expect(sent[0]?.signal?.aborted).toBe(true)
    expect(take()).toBeUndefined()
  })

  test.each([
    ['a change is sent', () => early.take('https://api.clubhouse.example/schedule/cancelAppointment', { method: 'POST' })],
    [
      'another screen is shown',
      () => {
        place = new URL('/lessons', place)
      },
    ],
    ['its time is up', () => end.abort()],
    ['another tab signs out', () => early.abortAll()],
  ])('is dropped when %s', (_what, happen) => {
    happen()
    expect(take()).toBeUndefined()
    expect(sent[0]?.signal?.aborted).toBe(true)
  })

  test.each([
    ['refuses the token', () => answer(0, '', 401)],
    ['is lost', () => sent[0]?.fail()],
  ])('that %s leaves the request to the client', async (_what, happen) => {
    const response = take()
    happen()
    await expect.poll(() => sent.length).toBe(2)
    answer(1, 'later')
    expect(await (await response)?.text()).toBe('later')
  })

  test('that refuses the token is the end of the others', async () => {
    void early.send(new URL('/api/v3/layout/home', address), headers)
    answer(0, '', 401)
    await expect.poll(() => sent[1]?.signal?.aborted).toBe(true)
    expect(take({}, 'https://api.clubhouse.example/api/v3/layout/home')).toBeUndefined()
  })

  test.each([204, 404, 503])('keeps its status %i', async (status) => {
    const response = take()
    sent[0]?.answer(new Response(null, { status, headers: { 'retry-after': '7' } }))
    const { status: received, headers: own } = (await response) ?? new Response()
    expect([received, own.get('retry-after')]).toEqual([status, '7'])
  })

  test('is aborted with the request that it answers', async () => {
    const stop = new AbortController()
    const response = take({ signal: stop.signal })
    stop.abort(new Error('gone'))
    await expect(response).rejects.toThrow()
    expect(sent[0]?.signal?.aborted).toBe(true)
  })
})
