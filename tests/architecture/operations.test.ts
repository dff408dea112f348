import { globSync, readFileSync } from 'node:fs'
import { type DocumentNode, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { logOut } from '#adapters/shop/session/operations'
import type { ShopCall } from '#adapters/shop/shopCall'
import { shopCalls } from '#mocks/contexts/commerce/calls'
import { limits, weightsOf } from '#mocks/contexts/commerce/limits'
import { shopSchema } from '#mocks/contexts/commerce/shop'
import { returnCalls } from '#mocks/contexts/returns/resolvers'
import { ShopClient } from '../../src/adapters/shop/ShopClient.ts'
import { buildSession, createTestTab } from '../builders/createTestTab.ts'
import { definedIn, typesIn } from './schemaOrigins.ts'

interface AnyCall extends Omit<ShopCall, 'document' | 'answer'> {
  readonly document: DocumentNode
  readonly answer: z.ZodMiniType
}

const calls: readonly AnyCall[] = [...shopCalls, ...returnCalls, logOut]
const schema = shopSchema(globSync('mocks/contexts/commerce/schema/*.graphql').map((file) => readFileSync(file, 'utf8')).join('\n')) // biome-ignore format: one line

async function sent(call: AnyCall) {
  const { http: line, refresh, requests, session } = createTestTab(() => new Response(null, { status: 404 }))
  session.update(() => buildSession())
  await new ShopClient(refresh, session, line).send<unknown, object>(call, {}).catch(() => undefined)
  const [request] = requests
  if (!request) throw new Error(`${call.id} was not sent`)
  const url = new URL(request.url)
  const query = request.method === 'GET' ? url.searchParams.get('query') : (await request.json()).query
  return { url, document: parse(String(query)) }
}

/** Deprecated fields that we need: the specification's calls take integers, or the replacement isn't one, as `order_date` in local time. */
const stillNeeded = new Set([
  ...[
    'ProductInterface.id',
    'CategoryInterface.id',
    'CategoryTree.id',
    'Breadcrumb.category_id',
    'Query.category',
    'StoreConfig.root_category_id',
  ],
  ...['StoreConfig.id', 'CartItemInterface.id', 'CustomizableOptionInterface.option_id', 'BundleItem.option_id', 'BundleItemOption.id'],
  ...['SelectedCustomizableOption.id', 'SelectedCustomizableOptionValue.id', 'SelectedBundleOption.id'],
  ...['Mutation.setPaymentMethodAndPlaceOrder', 'PlaceOrderOutput.order', 'Order.order_id', 'CustomerOrder.created_at'],
])

interface Finding {
  readonly deprecated: string[]
  readonly unpaged: string[]
  readonly types: string[]
}

function lookInto(document: DocumentNode): Finding {
  const found: Finding = { deprecated: [], unpaged: [], types: [] }
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ arguments: given = [] }) {
        const field = info.getFieldDef()
        const name = `${info.getParentType()?.name}.${field?.name}`
        if (field?.deprecationReason !== undefined) found.deprecated.push(name)
        const isPaged = field?.args.some((arg) => arg.name === 'pageSize' && arg.default !== undefined)
        if (isPaged && !given.some((each) => each.name.value === 'pageSize')) found.unpaged.push(name)
      },
      NamedType({ name }) {
        found.types.push(name.value)
      },
    }),
  )
  return found
}

const read = (file: string) => parse(readFileSync(`mocks/contexts/commerce/schema/${file}.graphql`, 'utf8'))
const vendors = typesIn(read('extensions')).filter(({ origin }) => origin === 'VENDOR')
const published = new Set([
  ...[...definedIn(read('platform')), ...vendors.map(({ name }) => name)],
  ...['String', 'Int', 'Float', 'Boolean', 'ID'],
])

/** In bytes; leaves room for variables below the platform's limit. */
const longestAddress = 4096 - 512

describe.each(calls.map((call) => [call.id, call] as const))('The request of %s', (_id, call) => {
  test("is within the platform's limits", async () => {
    const weights = [...weightsOf((await sent(call)).document)]
    expect(weights).toHaveLength(1)
    expect(weights.filter(([, { complexity, depth }]) => complexity > limits.complexity || depth > limits.depth)).toEqual([])
  })

  test("fits the platform's schema and the club's extensions", async () => {
    expect(validate(schema, (await sent(call)).document)).toEqual([])
  })

  test('has an address that servers accept', async () => {
    expect((await sent(call)).url.href.length).toBeLessThanOrEqual(longestAddress)
  })

  test('names published types only', async () => {
    expect(lookInto((await sent(call)).document).types.filter((name) => !published.has(name))).toEqual([])
  })

  test('uses no deprecated field that has a replacement', async () => {
    expect(lookInto((await sent(call)).document).deprecated.filter((name) => !stillNeeded.has(name))).toEqual([])
  })

  test('limits the length of each list', async () => {
    expect(lookInto((await sent(call)).document).unpaged).toEqual([])
  })
})

test('The requests are checked by rules that report violations', () => {
  const planted =
    'query Old { customer { orders { items { number } } } category(id: 1) { ... on CategoryTree { id } ...F } } fragment F on CategoryTree { clubhouse_featured_products { name } }'
  expect(lookInto(parse(planted))).toEqual({
    deprecated: ['Query.category', 'CategoryTree.id'],
    unpaged: ['Customer.orders'],
    types: ['CategoryTree', 'CategoryTree'],
  })
})
