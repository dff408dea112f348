import { globSync, readFileSync } from 'node:fs'
import { type DocumentNode, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { logOut } from '#adapters/shop/session/operations'
import type { ShopCall } from '#adapters/shop/shopCall'
import { shopCalls } from '#mocks/commerce/calls'
import { limits, weightsOf } from '#mocks/commerce/limits'
import { shopSchema } from '#mocks/commerce/shop'
import { aSession, aTab } from '../../src/adapters/rest/aTab.ts'
import { ShopClient } from '../../src/adapters/shop/ShopClient.ts'

/** Whatever its data and variables. */
interface AnyCall extends Omit<ShopCall, 'document' | 'answer'> {
  readonly document: DocumentNode
  readonly answer: z.ZodMiniType
}

const calls: readonly AnyCall[] = [...shopCalls, logOut]
const schema = shopSchema(globSync('mocks/commerce/schema/*.graphql').map((file) => readFileSync(file, 'utf8')).join('\n')) // biome-ignore format: one line

/** What leaves the client for it, without variables. */
async function sent(call: AnyCall) {
  const { line, refresh, requests, session } = aTab(() => new Response(null, { status: 404 }))
  session.update(() => aSession())
  await new ShopClient(refresh, session, line).send<unknown, object>(call, {}).catch(() => undefined)
  const [request] = requests
  if (!request) throw new Error(`${call.id} was not sent`)
  const url = new URL(request.url)
  const query = request.method === 'GET' ? url.searchParams.get('query') : (await request.json()).query
  return { url, document: parse(String(query)) }
}

/** What the platform's servers and those before them take of an address; some of it is for the variables. */
const longestAddress = 4096 - 512

describe.each(calls.map((call) => [call.id, call] as const))('As it is sent, %s', (_id, call) => {
  test('asks no more than the shop runs', async () => {
    const weights = [...weightsOf((await sent(call)).document)]
    expect(weights).toHaveLength(1)
    expect(weights.filter(([, { complexity, depth }]) => complexity > limits.complexity || depth > limits.depth)).toEqual([])
  })

  test("fits the platform's schema with what the club adds to it", async () => {
    expect(validate(schema, (await sent(call)).document)).toEqual([])
  })

  test('has an address that is not too long', async () => {
    expect((await sent(call)).url.href.length).toBeLessThanOrEqual(longestAddress)
  })
})
