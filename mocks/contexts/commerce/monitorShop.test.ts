import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'
import { issueMonitorTokens } from '../../world/tokens.ts'

const cart = 'query customerCart { customerCart { id total_quantity prices { grand_total { currency } } } }'
const addresses = 'query customer { customer { email addresses { id city } } }'

async function createMonitorShopper(playerId = 'player-odette', store?: string) {
  const scene = await createVisitor(playerId)
  const { world } = scene.backend
  const { eSkytrakToken, eSkytrakStoreCode } = await issueMonitorTokens(world, world.players.get(playerId))
  const headers = { authorization: `Bearer ${eSkytrakToken}`, store: store ?? eSkytrakStoreCode }
  const ask = (query: string) => scene.visitor.shop(query, headers)
  return { ...scene, ask, headers }
}

test.each([
  ['STSVEN', 'USD'],
  ['STSVCA', 'CAD'],
  ['STSVJP', 'JPY'],
])('the store %s asks for %s', async (store, currency) => {
  const { ask, backend } = await createMonitorShopper('player-odette', store)
  expect(await ask(cart)).toMatchObject({ body: { data: { customerCart: { prices: { grand_total: { currency } } } } } })
  expect(backend.log.at(-1)).toMatchObject({ call: 'devices.shop-carts', bearer: 'monitor-shop' })
})

describe('another shop', () => {
  test('has other customers: the same person has another cart and other addresses', async () => {
    const { ask, visitor, given } = await createMonitorShopper('player-bram')
    await given.carts.holdsQuantity('player-bram', 3)
    expect(await ask(cart)).toMatchObject({ body: { data: { customerCart: { total_quantity: 0 } } } })
    const [here, there] = await Promise.all([ask(addresses), visitor.shop(addresses)])
    expect(here).toMatchObject({ body: { data: { customer: { email: 'bram@clubhouse.example', addresses: [{ city: 'Denver' }] } } } })
    expect(here.body).not.toEqual(there.body)
  })

  test('has other products', async () => {
    const { ask, visitor } = await createMonitorShopper()
    const named = (sku: string) => `query Named { products(filter: { sku: { eq: "${sku}" } }) { total_count } }`
    const count = (number: number) => ({ body: { data: { products: { total_count: number } } } })
    expect(await ask(named('LM-CASE'))).toMatchObject(count(1))
    expect(await visitor.shop(named('LM-CASE'))).toMatchObject(count(0))
    expect(await ask(named('CH-TOWEL'))).toMatchObject(count(0))
  })

  test("does not sell the club's products, nor the club its", async () => {
    const { ask, visitor } = await createMonitorShopper()
    const adding = (sku: string) =>
      `mutation Add($id: String = "") { addProductsToCart(cartId: $id, cartItems: [{ sku: "${sku}", quantity: 1 }]) { user_errors { code } } }`
    const add = async (send: typeof ask, sku: string) => {
      const { body } = await send('query customerCart { customerCart { id } }')
      const [, id = ''] = /"id":"([^"]+)"/.exec(JSON.stringify(body)) ?? []
      return send(adding(sku).replace('""', `"${id}"`))
    }
    const errors = (...codes: readonly string[]) => ({
      body: { data: { addProductsToCart: { user_errors: codes.map((code) => ({ code })) } } },
    })
    expect(await add(ask, 'CH-TOWEL')).toMatchObject(errors('PRODUCT_NOT_FOUND'))
    expect(await add(visitor.shop.bind(visitor), 'LM-CASE')).toMatchObject(errors('PRODUCT_NOT_FOUND'))
    expect(await add(ask, 'LM-CASE')).toMatchObject(errors())
  })

  test('refuses the token of the other, and nobody is a guest', async () => {
    const { visitor, headers, backend } = await createMonitorShopper()
    const { authorization } = headers
    expect((await visitor.shop(cart, { store: 'STSVCA' })).status).toBe(401)
    expect(backend.log.at(-1)?.violations).toEqual(["bearer: shop where that of the launch monitor's shop belongs"])
    expect((await visitor.shop(cart, { authorization })).status).toBe(403)
    expect(backend.log.at(-1)?.violations).toEqual(["bearer: monitor-shop where the shop's belongs"])
    expect((await visitor.shop(cart, { authorization: '', store: 'STSVCA' })).status).toBe(401)
  })
})
