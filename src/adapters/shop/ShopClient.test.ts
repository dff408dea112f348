import { gql, type TypedDocumentNode } from '@apollo/client/core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildGrant, buildSession, createTestTab, refreshAnswer, tokenOf } from '../../../tests/builders/createTestTab.ts'
import { untilIdle } from '../browser/createDevice.ts'
import { ShopClient } from './ShopClient.ts'
import type { ShopCall } from './shopCall.ts'

interface Answer {
  readonly product: { readonly id: string; readonly options?: readonly string[] | undefined }
}

const document: TypedDocumentNode<Answer, { readonly sku: string }> = gql`
  query Product($sku: String!) {
    product(sku: $sku) {
      id
      ... on CustomizableProductInterface {
        options
      }
    }
  }
`
const product: ShopCall<Answer, { readonly sku: string }> = {
  id: 'test.product',
  method: 'POST',
  kind: 'read',
  document,
  answer: z.object({ product: z.object({ id: z.string(), options: z.optional(z.array(z.string())) }) }),
}
const order: ShopCall<Answer, { readonly sku: string }> = {
  ...product,
  kind: 'write',
  document: gql`
    mutation Order($sku: String!) {
      product(sku: $sku) {
        id
      }
    }
  `,
}

const good = { data: { product: { __typename: 'SimpleProduct', id: 'p1', options: ['left'] } } }

function shop(answer: (request: Request) => Response | Promise<Response>, session = buildSession()) {
  const tab = createTestTab(answer)
  tab.session.update(() => session)
  return { ...tab, shop: new ShopClient(tab.refresh, tab.session, tab.http) }
}

describe('an operation', () => {
  it('[session.shop-path-graphql] goes to the shop with its token, its store and the language', async () => {
    const { shop: client, requests } = shop(() => Response.json(good))
    expect(await client.send(product, { sku: 'd-1' })).toEqual({ product: { id: 'p1', options: ['left'] } })
    const [request] = requests
    expect(request?.url).toBe('https://own.shop.example/graphql')
    expect(request?.method).toBe('POST')
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'Bearer shop-1',
      store: 'ca_en',
      'accept-language': 'fr',
    })
    const body = await request?.json()
    expect(Object.keys(body).toSorted()).toEqual(['operationName', 'query', 'variables'])
    expect(body).toMatchObject({ operationName: 'Product', variables: { sku: 'd-1' } })
  })

  it('goes by GET where it is declared so', async () => {
    const { shop: client, requests } = shop(() => Response.json(good))
    await client.send({ ...product, method: 'GET' }, { sku: 'd-1' })
    expect(requests[0]?.method).toBe('GET')
    const { searchParams } = new URL(requests[0]?.url ?? '')
    expect([searchParams.get('operationName'), searchParams.get('variables')]).toEqual(['Product', '{"sku":"d-1"}'])
  })

  it('[session.shop-store-override] [session.shop-token-override] [session.shop-skip-authorization] takes what the caller wants', async () => {
    const { shop: client, requests } = shop(() => Response.json(good))
    await client.send(product, { sku: '1' }, { storeCode: 'other', customerToken: 'u' })
    await client.send(product, { sku: '1' }, { skipAuthorization: true })
    expect(requests.map((request) => [tokenOf(request), request.headers.get('store')])).toEqual([
      ['u', 'other'],
      [undefined, 'ca_en'],
    ])
  })

  it('of a visitor bears no token', async () => {
    const { shop: client, requests } = shop(() => Response.json(good), buildSession({ grant: undefined }))
    await client.send(product, { sku: '1' })
    expect(requests.map((request) => [new URL(request.url).origin, tokenOf(request)])).toEqual([
      ['https://shop.clubhouse.example', undefined],
    ])
  })
})

describe('an answer with errors', () => {
  const errors = [
    { message: 'Order can not be placed', extensions: { error_code: 1002, custom_club_id: 'cc-1', category: 'x' } },
    { message: 'second', extensions: { error_code: 1003 } },
  ]

  it.each([
    ['and no data', { errors }],
    ['and null', { data: null, errors }],
    ['beside data', { ...good, errors }],
  ])('is a failure with the first of them: %s', async (_what, answer) => {
    const { shop: client, requests } = shop(() => Response.json(answer))
    await expect(client.send(order, { sku: '1' })).rejects.toMatchObject({
      kind: 'rejected',
      code: 1002,
      body: { message: 'Order can not be placed', error_code: 1002, custom_club_id: 'cc-1' },
    })
    expect(requests).toHaveLength(1)
  })

  it('is none beside data where the call keeps what has data, and the answer is not kept for the next time', async () => {
    const kept = { ...product, isKept: true, mayLack: /^/ } as const
    const { shop: client, requests } = shop(() => Response.json({ ...good, errors }))
    expect(await client.send(kept, { sku: '1' })).toEqual(await client.send(kept, { sku: '1' }))
    expect(requests).toHaveLength(2)
  })

  it('is one where the data that is left is not enough', async () => {
    const { shop: client } = shop(() => Response.json({ data: { products: null }, errors }))
    await expect(client.send({ ...order, mayLack: /^/ }, { sku: '1' })).rejects.toMatchObject({ kind: 'rejected', code: 1002 })
  })

  it.each([
    ['null', null],
    ['a number', 7],
    ['an object without message', { extensions: {} }],
  ])('that are none breaks the contract: %s', async (_what, each) => {
    for (const call of [product, order, { ...product, mayLack: /^/ } as const]) {
      const { shop: client } = shop(() => Response.json({ data: null, errors: [each] }))
      await expect(client.send(call, { sku: '1' })).rejects.toMatchObject({ kind: 'broken-contract' })
    }
  })

  it.each([
    ['an object', {}],
    ['a text', 'no'],
    ['a number', 7],
    ['true', true],
  ])('that are no list breaks the contract, also beside data: %s', async (_what, odd) => {
    for (const call of [product, order, { ...product, isKept: true, mayLack: /^/ } as const]) {
      const { shop: client } = shop(() => Response.json({ ...good, errors: odd }))
      await expect(client.send(call, { sku: '1' })).rejects.toMatchObject({ kind: 'broken-contract' })
    }
  })

  it.each([[null], [[]]])('of which there is none is an answer: %j', async (none) => {
    const { shop: client } = shop(() => Response.json({ ...good, errors: none }))
    expect(await client.send(product, { sku: '1' })).toBeDefined()
  })

  it('without a code is one too', async () => {
    const { shop: client } = shop(() => Response.json({ errors: [{ message: 'no' }] }))
    await expect(client.send(order, { sku: '1' })).rejects.toMatchObject({ kind: 'rejected', code: undefined, body: { message: 'no' } })
  })
})

it.each([
  [403, 'forbidden'],
  [401, 'unauthorised'],
])('the reason stands in the body of a %i as well', async (status, kind) => {
  const { shop: client } = shop(
    () =>
      Response.json(
        { errors: [{ message: 'no', extensions: { category: 'graphql-authorization', error_code: 'UNDEFINED' } }] },
        { status },
      ),
    buildSession({ grant: undefined }),
  )
  await expect(client.send(product, { sku: '1' })).rejects.toMatchObject({
    ...{ kind, code: 'UNDEFINED' },
    body: { message: 'no', category: 'graphql-authorization', error_code: 'UNDEFINED' },
  })
})

describe('a fault', () => {
  const faults = {
    'no network': () => Promise.reject(new TypeError('Failed to fetch')),
    'no answer': () => new Promise<Response>(() => undefined),
    '500 JSON': () => Response.json({ errors: [{ message: 'stack' }] }, { status: 500 }),
    '503 HTML': () => new Response('<html>', { status: 503, headers: { 'retry-after': '3' } }),
    403: () => Response.json({}, { status: 403 }),
    '400 of a GraphQL server': () =>
      new Response('{"errors":[{"message":"no"}]}', { status: 400, headers: { 'content-type': 'application/graphql-response+json' } }),
    'a page': () => new Response('<html>'),
    empty: () => new Response(''),
    null: () => Response.json(null),
    'no GraphQL': () => Response.json({ hello: 1 }),
    drifted: () => Response.json({ data: { product: { id: 7 } } }),
    'no data': () => Response.json({ data: null }),
  }

  it.each([
    ['no network', 'offline', 3, 1],
    ['null', 'broken-contract', 2, 1],
    ['no answer', 'timed-out', 3, 1],
    ['500 JSON', 'server-fault', 3, 1],
    ['503 HTML', 'throttled', 2, 1],
    [403, 'forbidden', 1, 1],
    ['400 of a GraphQL server', 'rejected', 1, 1],
    ['a page', 'broken-contract', 2, 1],
    ['empty', 'broken-contract', 2, 1],
    ['no GraphQL', 'broken-contract', 2, 1],
    ['drifted', 'broken-contract', 1, 1],
    ['no data', 'broken-contract', 1, 1],
  ] as const)(
    'is what it is for the REST client: %s is %s after %i attempts to read and %i to write',
    async (fault, kind, reads, writes) => {
      for (const [declared, attempts] of [
        [product, reads],
        [order, writes],
      ] as const) {
        const { shop: client, requests, clock } = shop(faults[fault])
        const failed = expect(client.send(declared, { sku: '1' })).rejects.toMatchObject({ kind })
        for (let step = 0; step < 60; step += 1) await clock.pass(1000)
        await failed
        expect(requests).toHaveLength(attempts)
        expect(clock.sleeping).toBe(0)
      }
    },
  )

  it('names the place that broke', async () => {
    const { shop: client } = shop(faults.drifted)
    await expect(client.send(product, { sku: '1' })).rejects.toMatchObject({ path: 'product.id' })
  })
})

describe('the refresh', () => {
  const isRefresh = (request: Request) => request.url.endsWith('/refresh-token')
  const needsNewTokens = (request: Request) => {
    if (isRefresh(request)) return refreshAnswer(buildGrant(2))
    return tokenOf(request)?.endsWith('-2') ? Response.json(good) : Response.json({ errors: [{ message: 'expired' }] }, { status: 401 })
  }

  it('[session.token-refresh-single-flight] is one for both servers', async () => {
    const { shop: client, client: restClient, requests } = shop(needsNewTokens)
    const { lessonCredit } = await import('../rest/session/calls.ts')
    await Promise.allSettled([client.send(product, { sku: '1' }), client.send(order, { sku: '2' }), restClient.send(lessonCredit, {})])
    expect(requests.filter(isRefresh)).toHaveLength(1)
    expect(requests.filter((request) => tokenOf(request) === 'shop-2')).toHaveLength(2)
  })

  const guestIsRefused = { errors: [{ message: 'no', extensions: { category: 'graphql-authorization' } }], data: { product: null } }

  it.each([200, 403])('follows the refusal of a guest that an expired token gets, with %i', async (status) => {
    const answer = (request: Request) => {
      if (isRefresh(request)) return refreshAnswer(buildGrant(2))
      return tokenOf(request) === 'shop-2' ? Response.json(good) : Response.json(guestIsRefused, { status })
    }
    const { shop: client, requests } = shop(answer)
    expect(await client.send(order, { sku: '1' })).toMatchObject({ product: { id: 'p1' } })
    expect(requests.map((request) => isRefresh(request) || tokenOf(request))).toEqual(['shop-1', true, 'shop-2'])
  })

  it.each([200, 403])('is tried once: a second refusal with %i is a real one, and the player stays signed in', async (status) => {
    const answer = (request: Request) => (isRefresh(request) ? refreshAnswer(buildGrant(2)) : Response.json(guestIsRefused, { status }))
    const { shop: client, requests, session } = shop(answer)
    await expect(client.send(product, { sku: '1' })).rejects.toMatchObject({ kind: 'forbidden', body: { message: 'no' } })
    await expect(client.send(order, { sku: '2' })).rejects.toMatchObject({ kind: 'forbidden' })
    expect(requests.filter(isRefresh)).toHaveLength(1)
    expect(session.value.grant?.token).toBe(buildGrant(2).token)
  })

  it('is not for a guest who is refused', async () => {
    const { shop: client, requests } = shop(() => Response.json(guestIsRefused), buildSession({ grant: undefined }))
    await expect(client.send(product, { sku: '1' })).rejects.toMatchObject({ kind: 'forbidden' })
    expect(requests).toHaveLength(1)
  })

  it("is not for somebody else's token", async () => {
    const { shop: client, requests, session } = shop(needsNewTokens)
    await expect(client.send(order, { sku: '1' }, { customerToken: 'u' })).rejects.toMatchObject({ kind: 'unauthorised' })
    expect(requests.filter(isRefresh)).toEqual([])
    expect(session.value.grant).toBeDefined()
  })
})

it("leaves with its caller, with the signal's own reason", async () => {
  const { shop: client, requests, clock } = shop(() => new Promise(() => undefined))
  const caller = new AbortController()
  const answer = client.send(product, { sku: '1' }, { signal: caller.signal })
  await untilIdle()
  caller.abort()
  await expect(answer).rejects.toBe(caller.signal.reason)
  await untilIdle()
  expect([requests[0]?.signal.aborted, clock.sleeping]).toEqual([true, 0])
})
