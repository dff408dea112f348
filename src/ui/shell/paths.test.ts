import { describe, expect, test } from 'vitest'
import { internalPath, pathOfBooking, pathOfSignIn, paths } from './paths.ts'

describe('the way back after a sign-in', () => {
  test.each(['/lessons', '/lessons/book?type=iron&day=2026-05-21', '/lessons/a%20b'])('leads to %s', (address) => {
    expect(internalPath(address)).toBe(address)
  })

  test.each([
    null,
    '',
    'lessons',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/lessons//evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /\\evil.example',
    '/%5c%5c/../..//evil.example',
  ])('leads home instead of to %j', (address) => {
    expect(internalPath(address)).toBe(paths.home)
  })

  test('is kept in the address of the sign-in, and survives it', () => {
    const query = new URL(pathOfSignIn('/lessons/book?coach=c1'), 'https://clubhouse.invalid').searchParams
    expect(internalPath(query.get('back'))).toBe('/lessons/book?coach=c1')
    expect(pathOfSignIn(paths.home)).toBe(paths.signIn)
  })
})

test('what is asked to be booked stands in the address, and nothing else', () => {
  expect(pathOfBooking({ type: 'iron', coach: undefined, time: '07:30' })).toBe('/lessons/book?type=iron&time=07%3A30')
})

test('[session.only-players-sign-in] no screen is for a coach or a centre', () => {
  const words = Object.entries(paths).flatMap(([name, path]) => [name, ...path.split('/')])
  expect(words.filter((word) => /coach|cent(?:er|re)|instructor|teacher|staff/i.test(word))).toEqual([])
})
