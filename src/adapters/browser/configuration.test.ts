import { afterEach, describe, expect, it } from 'vitest'
import { askConfiguration, readConfiguration } from './configuration.ts'
import { heedful, servers } from './servers.ts'

const page = () => new URL('http://jp.localhost:4173/lessons?x=1')

function read(answer: () => Response | Promise<Response>) {
  const asked: string[] = []
  const fetch = async (input: string | URL | Request) => {
    asked.push(String(input))
    return answer()
  }
  return { asked, configuration: readConfiguration({ fetch, page }) }
}

describe('the configuration', () => {
  it('[session.base-address-from-configuration] overrides either address, from the same origin', async () => {
    const { asked, configuration } = read(() => Response.json({ api: 'http://api.jp.localhost:4000', other: 1 }))
    expect(await configuration).toEqual({ api: 'http://api.jp.localhost:4000' })
    expect(asked).toEqual(['http://jp.localhost:4173/config.json'])
  })

  it('says whose payments cards make, where, and whose pages banks show', async () => {
    const said = {
      payments: 'https://payments.example',
      merchant: { loginId: 'club', clientKey: 'key' },
      banks: ['https://bank.example'],
    }
    expect(await read(() => Response.json(said)).configuration).toEqual(said)
  })

  it.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['is a page', () => new Response('<!doctype html>')],
    ['is no address', () => Response.json({ api: 'api.example' })],
    ['is a script', () => Response.json({ api: 'javascript:alert(1)' })],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says nothing where the file %s', async (_what, answer) => {
    expect(await read(answer).configuration).toEqual({})
  })
})

describe('a site that could not be asked where its servers are', () => {
  afterEach(() => {
    servers.areKnown = true
  })

  it('sends nothing elsewhere until it has been', async () => {
    const sent: string[] = []
    const fetch = heedful(async (input) => {
      sent.push(String(input))
      return Response.json({})
    }, page)
    await askConfiguration({ fetch: () => Promise.reject(new TypeError('Failed to fetch')), page })
    await expect(fetch('https://api.clubhouse.example/api/me')).rejects.toThrow(TypeError)
    await fetch('/config.json')
    servers.areKnown = true
    await fetch('https://api.clubhouse.example/api/me')
    expect(sent).toEqual(['/config.json', 'https://api.clubhouse.example/api/me'])
  })

  it('is another thing than one that says nothing', async () => {
    await askConfiguration({ fetch: async () => new Response('', { status: 404 }), page })
    expect(servers.areKnown).toBe(true)
  })
})
