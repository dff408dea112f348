import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addressSecrets, visitedAddress } from '#adapters/browser/location/addressSecrets'
import { hideSecrets } from './hideSecrets.ts'

let place: HTMLElement

beforeEach(() => {
  place = document.createElement('div')
})

function arrive(href: string): string | undefined {
  const replaceState = vi.spyOn(history, 'replaceState').mockReturnValue()
  hideSecrets(place, new URL(href))
  const [replaced] = replaceState.mock.calls
  replaceState.mockRestore()
  return replaced && `${replaced[2]}`
}

describe('A secret that the address brings', () => {
  test('is out of it before the product comes, and the product finds it, once', () => {
    const href = 'https://www.clubhouse.example/verify-email?token=abc&a=1'
    expect(arrive(href)).toBe('https://www.clubhouse.example/verify-email?a=1')
    expect(addressSecrets(visitedAddress(place, { href }), () => undefined).take('token')).toBe('abc')
    expect(place.outerHTML).toBe('<div></div>')
  })

  test('is none where there is none, and the address stays as it was', () => {
    const href = 'https://www.clubhouse.example/?a=%20b'
    expect([arrive(href), place.outerHTML]).toEqual([undefined, '<div></div>'])
    expect(visitedAddress(place, { href }).href).toBe('https://www.clubhouse.example/?a=%20b')
  })
})
