import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressSecrets } from './addressSecrets.ts'

function arriveAt(address: string) {
  const replaced: string[] = []
  const secrets = addressSecrets(new URL(address, 'https://www.clubhouse.example'), ({ href }) => replaced.push(href))
  return { secrets, replaced }
}

describe('a secret in the address', () => {
  it.each(['token', 'ticket', 'isSkytrak', 'authToken'])('is taken out of it at once, and the rest stays: %s', (name) => {
    const { secrets, replaced } = arriveAt(`/folder/reset-password?a=1&${name}=abc&b=%26#here`)
    expect(replaced).toEqual(['https://www.clubhouse.example/folder/reset-password?a=1&b=%26#here'])
    expect(secrets.take(name)).toBe('abc')
  })

  it('is taken out of the fragment, where another region’s site has put it', () => {
    const { secrets, replaced } = arriveAt('/lessons?a=1#authToken=abc')
    expect(replaced).toEqual(['https://www.clubhouse.example/lessons?a=1'])
    expect(secrets.take('authToken')).toBe('abc')
  })

  it('is handed out once', () => {
    const { secrets } = arriveAt('/?token=abc')
    expect(secrets.has('token')).toBe(true)
    expect([secrets.take('token'), secrets.take('token')]).toEqual(['abc', undefined])
    expect(secrets.has('token')).toBe(false)
  })

  it('that comes twice leaves the address twice, and the first one counts', () => {
    const { secrets, replaced } = arriveAt('/?token=abc&token=def')
    expect(replaced).toEqual(['https://www.clubhouse.example/'])
    expect(secrets.take('token')).toBe('abc')
  })

  it.each(['/', '/?Token=abc', '/?back=%2F%3Ftoken%3Dabc', '/?__proto__=a'])('is none, and the address is left alone: %s', (address) => {
    const { secrets, replaced } = arriveAt(address)
    expect(replaced).toEqual([])
    expect(['token', 'ticket', 'authToken', '__proto__', 'constructor'].filter((name) => secrets.take(name) !== undefined)).toEqual([])
  })

  it('that is empty is none', () => {
    const { secrets } = arriveAt('/?token=')
    expect([secrets.has('token'), secrets.take('token')]).toEqual([false, undefined])
  })

  it('leads to no other site, where the path looks like one', () => {
    expect(arriveAt('https://www.clubhouse.example//elsewhere.example/?token=abc').replaced).toEqual([
      'https://www.clubhouse.example//elsewhere.example/',
    ])
  })

  it('comes out as it was put in, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        const { secrets, replaced } = arriveAt(`/?${new URLSearchParams({ q: value, token: value })}`)
        expect(secrets.take('token')).toBe(value.toWellFormed())
        expect(new URL(replaced[0] ?? '').searchParams.get('q')).toBe(value.toWellFormed())
      }),
    )
  })
})
