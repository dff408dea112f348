import { describe, expect, it } from 'vitest'
import { isSafeAddress } from './safeAddress.ts'

describe('a link of the club', () => {
  it.each(['/shop/category/clubs', '/shop?from=https://clubhouse.example/clubs', 'https://clubhouse.example/clubs'])(
    'may lead to %s',
    (href) => {
      expect(isSafeAddress(href)).toBe(true)
    },
  )

  it.each([
    'javascript:alert(1)',
    '//elsewhere.example',
    'http://elsewhere.example',
    'data:text/html,x',
    '',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n\\elsewhere.example',
    'https:elsewhere.example',
    'https://[',
  ])('never leads to %j', (href) => {
    expect(isSafeAddress(href)).toBe(false)
  })
})
