import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDevice } from '#adapters/browser/createDevice'
import { addressSecrets } from '#adapters/browser/location/addressSecrets'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import { addressesFor } from '#adapters/rest/hosts'
import { Accounts } from '#app/session/ports/Accounts'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { signedOut } from '#domain/session/session'
import { createContainer } from './container.ts'
import { OpenPart } from './part.ts'
import { resolverOf } from './provide.ts'

const names = ['token', 'ticket', 'authToken', 'sub-account', 'back', 'embedOnProd', 'region', 'lang', '__proto__', 'constructor']
const grant = { token: 'own', refreshToken: 'own-refresh', shop: {} }

/** Who is signed in by this address, and what is asked in whose name. */
async function arriveBy(search: string) {
  const page = new URL(`https://www.clubhouse.example/${search}`)
  const device = createDevice()
  new SessionRecords(new DeviceStorage(device.tab())).keep({ id: 'own', session: { ...signedOut, grant, rememberMe: true } })
  const asked: (readonly [url: string, bearer: string | null])[] = []
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push([request.url, request.headers.get('authorization')])
    return Response.json({ code: 1 }, { status: 403 })
  }
  const tab = device.tab({ fetch, page: () => page, secrets: addressSecrets(page, () => undefined) })
  const ask = resolverOf(createContainer(tab, { addresses: addressesFor(page.hostname, { mock: false, configuration: {} }) }))
  await ask(OpenPart)(() => import('./session/member.ts'))
  await ask(Accounts)
    .profile()
    .catch(() => undefined)
  return { session: ask(CurrentSession).value, language: ask(CurrentLanguage).value, asked, kept: Object.fromEntries(device.local.items) }
}

test('what an address says changes neither who is signed in nor where requests go, nor is it kept', async () => {
  const plain = await arriveBy('')
  expect(plain.asked).toEqual([['https://api.clubhouse.example/api/v2/player/me', 'Bearer own']])
  const forged = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'x'.repeat(10_000),
      '//evil.example',
      'https://evil.example',
      'player-wren',
      'true',
      '\0',
      '\u202E',
      '{"token":"a"}',
      'JP',
      '<script>',
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...names), forged), { maxLength: 4 }), async (pairs) => {
      const search = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')
      expect(await arriveBy(`?${search}`)).toEqual(plain)
    }),
    { numRuns: 15 },
  )
})

test.each(['?%', '?%E0%A4%A', '?token', '?&&==', '?token=%00', '?__proto__[token]=a'])(
  'nor does one that is malformed: %s',
  async (search) => {
    expect(await arriveBy(search)).toEqual(await arriveBy(''))
  },
)
