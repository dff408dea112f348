import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoredTab, rememberedSession } from '../../tests/builders/storedSession.ts'
import { beginReads } from './beginReads.ts'

const me = { path: '/api/v2/player/me', auth: 'player', acceptLanguage: true, query: {} } as const

beforeEach(() => {
  const tab = createStoredTab()
  tab.session.update(() => rememberedSession)
  for (const [key, value] of tab.device.local.items) localStorage.setItem(key, value)
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.documentElement.lang = ''
  delete window.earlyFetch
})

test.each([
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
])('early reads name the language of a page whose own is %s', async (lang, told) => {
  document.documentElement.lang = lang
  const servers = { api: 'https://api.club.example', shop: 'https://shop.club.example' }
  const sent: (string | null)[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/config.json')) return Response.json(servers)
    sent.push(new Headers(init?.headers).get('accept-language'))
    return Response.json({})
  })
  beginReads({ base: '/', screens: [{ path: window.location.pathname, reads: [me] }] })
  await vi.waitFor(() => expect(sent).toEqual([told]))
})
