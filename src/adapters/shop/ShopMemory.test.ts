import { gql, type TypedDocumentNode } from '@apollo/client/core'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildGrant, buildSession, createTestTab } from '../../../tests/builders/createTestTab.ts'
import { ShopClient } from './ShopClient.ts'
import type { ShopCall } from './shopCall.ts'

interface Answer {
  readonly products: { readonly items: readonly { readonly name: string }[] }
}

const document: TypedDocumentNode<Answer, { readonly key: string }> = gql`
  query Product($key: String!) {
    products(key: $key) {
      items {
        uid
        ... on ProductInterface {
          name
        }
      }
    }
  }
`
const product: ShopCall<Answer, { readonly key: string }> = {
  id: 'test.product',
  method: 'GET',
  kind: 'read',
  isKept: true,
  document,
  answer: z.object({ products: z.object({ items: z.array(z.object({ name: z.string() })) }) }),
}

function shop(nameOf: (time: number) => unknown = (time) => `name ${time}`, __typename = 'SimpleProduct') {
  let times = 0
  const tab = createTestTab(() => {
    times += 1
    return Response.json({
      data: { products: { __typename: 'Products', items: [{ __typename, uid: 'p', name: nameOf(times) }] } },
    })
  })
  tab.session.update(() => buildSession())
  const client = new ShopClient(tab.refresh, tab.session, tab.http)
  const name = async (key = 'driver') => (await client.send(product, { key })).products.items[0]?.name
  return { ...tab, name, times: () => times }
}

it('answers the same question for five minutes from memory, then asks anew', async () => {
  const { name, clock, times } = shop()
  expect([await name(), await name()]).toEqual(['name 1', 'name 1'])
  await clock.pass(299_000)
  expect(await name()).toBe('name 1')
  await clock.pass(1000)
  expect([await name(), await name()]).toEqual(['name 2', 'name 2'])
  expect(times()).toBe(2)
})

it('keeps the answers to two questions apart, even about the same product', async () => {
  const { name } = shop()
  expect([await name('driver'), await name('putter'), await name('driver')]).toEqual(['name 1', 'name 2', 'name 1'])
})

it.each([
  ['another account', () => buildSession({ grant: buildGrant(2) })],
  ['nobody', () => buildSession({ grant: undefined })],
  ['another store', () => buildSession({ grant: { ...buildGrant(1), shop: { ...buildGrant(1).shop, storeCode: 'us_en' } } })],
])('tells %s nothing of what was answered before', async (_who, next) => {
  const { name, session } = shop()
  await name()
  session.update(next)
  expect(await name()).toBe('name 2')
})

it('begins anew in another language, where prices may be in another currency', async () => {
  const { name, http } = shop()
  await name()
  http.language.choose('ja')
  expect(await name()).toBe('name 2')
})

it('takes no answer that comes after the account has changed', async () => {
  const { name, session } = shop((time) => {
    session.update(() => buildSession({ grant: undefined }))
    return `name ${time}`
  })
  expect([await name(), await name()]).toEqual(['name 1', 'name 2'])
})

it('keeps nothing that could not be read', async () => {
  const { name } = shop((time) => (time === 1 ? 7 : 'the driver'))
  await expect(name()).rejects.toMatchObject({ kind: 'broken-contract' })
  expect(await name()).toBe('the driver')
})

it('knows what products of a kind that came later share with the others', async () => {
  const { name } = shop(undefined, 'GroupedProduct')
  expect([await name(), await name()]).toEqual(['name 1', 'name 1'])
})

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a record of the type %j, a name that every object has, does not fail its list',
  async (typename) => {
    const { name } = shop(undefined, typename)
    expect([await name(), await name()]).toEqual(['name 1', 'name 1'])
  },
)
