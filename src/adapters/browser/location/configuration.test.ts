import { NEVER } from 'rxjs'
import { afterEach, describe, expect, it } from 'vitest'
import { createDevice } from '../createDevice.ts'
import { fetchConfiguration } from './configuration.ts'
import { servers, withKnownServers } from './servers.ts'

const page = () => new URL('http://jp.localhost:4173/lessons?x=1')

afterEach(() => servers.become('known'))

function read(answer: () => Response | Promise<Response>, isOnline = true, base = '/') {
  const asked: string[] = []
  const { clock } = createDevice()
  const fetch = async (input: string | URL | Request) => {
    asked.push(String(input))
    return answer()
  }
  return {
    asked,
    clock,
    configuration: fetchConfiguration({ fetch, page, base, clock, connectivity: { value: isOnline, changes: NEVER } }),
  }
}

describe('the configuration', () => {
  it('[session.base-address-from-configuration] overrides either address, from the same origin', async () => {
    const { asked, configuration } = read(() => Response.json({ api: 'http://api.jp.localhost:4000', other: 1 }))
    expect(await configuration).toEqual({ api: 'http://api.jp.localhost:4000' })
    expect(asked).toEqual(['http://jp.localhost:4173/config.json'])
  })

  it('is asked for in the folder that the site is in', async () => {
    const { asked, configuration } = read(() => new Response('', { status: 404 }), true, '/club/')
    await configuration
    expect(asked).toEqual(['http://jp.localhost:4173/club/config.json'])
  })

  it('says whose payments cards make, where, and whose pages banks show', async () => {
    const said = {
      payments: 'https://payments.example',
      merchant: { loginId: 'club', clientKey: 'key' },
      banks: ['https://bank.example'],
    }
    expect(await read(() => Response.json(said)).configuration).toEqual(said)
  })

  it('is empty where the site has none', async () => {
    expect(await read(() => new Response('', { status: 404 })).configuration).toEqual({})
    expect(servers.value).toBe('known')
  })
})

describe('servers are unknown, and nothing is sent to them, where the configuration', () => {
  const refused = (status: number) => () => Response.json({}, { status })

  it.each([
    ['can’t be served', refused(503)],
    ['is forbidden', refused(403)],
    ['is gone', refused(410)],
    ['has no content', () => new Response(null, { status: 204 })],
    ['is a page', () => new Response('<!doctype html>')],
    ['is empty', () => new Response('')],
    ['is truncated', () => new Response('{"api":"https://api.example"')],
    ['is a list', () => Response.json([])],
    ['has an address without a protocol', () => Response.json({ api: 'api.example' })],
    ['has a script for an address', () => Response.json({ api: 'javascript:alert(1)' })],
    ['has one field that is no address', () => Response.json({ api: 'https://api.example', banks: [1] })],
    ['has half a key', () => Response.json({ api: 'https://api.example', keys: { jp: { kty: 'RSA' } } })],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s', async (_what, answer) => {
    const sent: string[] = []
    const fetch = withKnownServers(async (input) => {
      sent.push(String(input))
      return Response.json({})
    }, page)
    expect(await read(answer).configuration).toBeUndefined()
    expect(servers.value).toBe('unreadable')
    const answered = await fetch('https://api.staging.clubhouse.example/login', { method: 'POST', body: 'password' })
    expect(answered.status).toBe(503)
    await fetch('/config.json')
    expect(sent).toEqual(['/config.json'])
  })

  it('is not there after five seconds', async () => {
    const { configuration, clock } = read(() => new Promise(() => undefined))
    await clock.pass(4999)
    expect(servers.value).toBe('known')
    await clock.pass(1)
    expect(await configuration).toBeUndefined()
    expect(servers.value).toBe('unreadable')
  })

  it('is unreachable offline, which another notice explains', async () => {
    const fetch = withKnownServers(async () => Response.json({}), page)
    await read(() => Promise.reject(new TypeError('Failed to fetch')), false).configuration
    expect(servers.value).toBe('unreachable')
    await expect(fetch('https://api.clubhouse.example/api/me')).rejects.toThrow(TypeError)
  })

  it('has been read meanwhile, and they are known', async () => {
    const fetch = withKnownServers(async () => Response.json({}), page)
    await read(refused(503)).configuration
    servers.become('known')
    expect((await fetch('https://api.clubhouse.example/api/me')).status).toBe(200)
  })
})
