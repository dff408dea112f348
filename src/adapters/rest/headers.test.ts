import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { api, buildGrant, buildSession, regionShop } from '../../../tests/builders/createTestTab.ts'
import { filledPath, isShopPath, urlOf } from './address.ts'
import { credentialsFor } from './headers.ts'

const sender = { session: buildSession(), auth: 'player', addresses: { api, shop: regionShop } } as const
const ownShop = 'https://own.shop.example'

const marker = fc.constantFrom(
  'graphql',
  'STSVEN',
  'STSVCA',
  'STSVJP',
  'giftcard/check',
  'omni-channel',
  'tecfit/payment',
  'tecfit/deposit',
)
const word = fc.oneof(marker, fc.string(), fc.webSegment())
const host = fc.oneof(
  fc.constantFrom(api, ownShop, regionShop),
  fc.webUrl().map((url) => new URL(url).origin),
)
const urls = fc.tuple(host, fc.array(word), fc.dictionary(word, word), word).map(([origin, segments, query, hash]) => {
  const url = new URL(origin)
  url.pathname = segments.join('/')
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  url.hash = hash
  return url
})

describe('token and store code', () => {
  it('are a function of host and path alone, and reach no host but their own', () => {
    fc.assert(
      fc.property(urls, (url) => {
        const { token, storeCode } = credentialsFor(url, sender)
        const shop = isShopPath(url.pathname)
        const own = shop ? { token: 'shop-1', storeCode: 'ca_en' } : { token: 'token-1', storeCode: undefined }
        const nothing = { token: undefined, storeCode: undefined }
        expect({ token, storeCode }).toEqual(url.origin === (shop ? ownShop : api) ? own : nothing)
      }),
      { numRuns: 10_000 },
    )
  })

  it('of the parent never go with a child, even where the child has none', () => {
    const child = { id: 'wren', name: { firstName: 'Wren', lastName: '' }, token: 'token-wren', shop: {}, isSubAccount: true }
    const withChild = { ...sender, session: buildSession({ child }) }
    expect(credentialsFor(new URL(`${api}/api/v2/player/me`), withChild)).toEqual({ token: 'token-wren' })
    expect(credentialsFor(new URL(`${regionShop}/graphql`), withChild)).toEqual({})
    expect(credentialsFor(new URL(`${buildGrant().shop.address}/graphql`), withChild)).toEqual({})
  })
})

describe('a path that an id is filled into', () => {
  it.each(['graphql', 'STSVEN', 'my-omni-channel-swing', 'tecfit/payment'])('stays with the API whatever the id says: %s', (id) => {
    const path = filledPath({ path: '/api/videos/{id}' }, { id })
    expect(decodeURIComponent(path.slice('/api/videos/'.length))).toBe(id)
    expect(urlOf(path, undefined, { api, shop: regionShop }).origin).toBe(new URL(api).origin)
  })
})
