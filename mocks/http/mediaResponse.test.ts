import { describe, expect, test } from 'vitest'
import { mediaResponse } from './mediaResponse.ts'

const bytes = Uint8Array.from({ length: 100 }, (_, index) => index)

function ask(path: string, range?: string) {
  const request = new Request(`https://media.global.clubhouse.invalid${path}`, range === undefined ? {} : { headers: { range } })
  return mediaResponse(request, async (asked) => (asked === '/swing/video.webm' ? bytes : undefined))
}

describe('a video', () => {
  test('comes whole to whoever asks for the whole', async () => {
    const answer = await ask('/swing/video.webm')
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('accept-ranges')]).toEqual([200, 'video/webm', 'bytes'])
    expect((await answer.bytes()).length).toBe(100)
  })

  test.each([
    ['bytes=0-9', [0, 9], 'bytes 0-9/100'],
    ['bytes=90-', [90, 99], 'bytes 90-99/100'],
    ['bytes=-5', [95, 99], 'bytes 95-99/100'],
    ['bytes=95-400', [95, 99], 'bytes 95-99/100'],
  ])('comes in parts: %s', async (range, [first, last], told) => {
    const answer = await ask('/swing/video.webm', range)
    const part = await answer.bytes()
    expect([answer.status, answer.headers.get('content-range'), part.at(0), part.at(-1)]).toEqual([206, told, first, last])
  })

  test('has no part beyond its end', async () => {
    const answer = await ask('/swing/video.webm', 'bytes=100-')
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */100'])
  })
})

test('a product’s picture is drawn in its colour, each time alike', async () => {
  const answer = await ask('/products/polo-navy.svg')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  const picture = await answer.text()
  expect(picture).toContain('#22344f')
  expect(await (await ask('/products/polo-navy.svg')).text()).toBe(picture)
  expect(await (await ask('/products/polo-navy-close.svg')).text()).not.toBe(picture)
})

test.each([
  '/products/polo.svg',
  '/products/yacht-navy.svg',
  '/products/polo-mauve.svg',
  '/swing/other.webm',
  '/../package.json',
  '/swing/video.exe',
  '/swing/..%2f..%2fcast.ts',
  '/',
])('there is no %s', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('ends quietly when the page is left while a file is read', async () => {
  const request = new Request('https://media.global.clubhouse.invalid/swing/poster.webp')
  const response = await mediaResponse(request, () => Promise.reject(new TypeError('NetworkError')))
  expect(response.type).toBe('error')
})
