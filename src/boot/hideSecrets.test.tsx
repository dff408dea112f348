import { beforeEach, describe, expect, test } from 'vitest'
import { addressSecrets, visitedAddress } from '#adapters/browser/location/addressSecrets'
import { hideSecrets } from './hideSecrets.ts'

let place: HTMLElement
let shown: string[]
const replaceState = (_state: unknown, _title: string, address?: string | URL | null) => void shown.push(String(address))

beforeEach(() => {
  place = document.createElement('div')
  shown = []
})

function arrive(href: string) {
  const tab = { location: { href }, history: { state: null, replaceState } }
  hideSecrets(place, tab)
  return tab
}

describe('A secret that the address brings', () => {
  test('is out of it before the product comes, and the product finds it, once', () => {
    const tab = arrive('https://www.clubhouse.example/verify-email?token=abc&a=1')
    expect(shown).toEqual(['https://www.clubhouse.example/verify-email?a=1'])
    expect(addressSecrets(visitedAddress(place, tab.location), () => undefined).take('token')).toBe('abc')
    expect(place.outerHTML).toBe('<div></div>')
  })

  test('is none where there is none, and the address stays as it was', () => {
    const tab = arrive('https://www.clubhouse.example/?a=%20b')
    expect([shown, place.outerHTML]).toEqual([[], '<div></div>'])
    expect(visitedAddress(place, tab.location).href).toBe('https://www.clubhouse.example/?a=%20b')
  })
})
