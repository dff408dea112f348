import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'
import { returnDeposit, withdrawClubs } from './depositActions.ts'

const id = 'CC000000031'
const errors = z.object({ errors: z.array(z.object({ extensions: z.record(z.string(), z.unknown()) })) })
const converted = z.object({ data: z.object({ convertCustomClubToCart: z.object({ quote_id: z.string(), customer_token: z.string() }) }) })

async function create() {
  const { visitor, backend } = await createVisitor()
  const { world } = backend
  const convert = () =>
    visitor.shop(
      `mutation convertCustomClubToCart { convertCustomClubToCart(custom_club_increment_id: "${id}") { quote_id customer_token } }`,
    )
  const rest = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${visitor.grant.eToken}`, store: visitor.grant.eStoreCode, 'accept-language': 'en' }
    const url = `https://shop.global.clubhouse.invalid/rest/${visitor.grant.eStoreCode}/V1/tecfit/${path}`
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await backend.handle(new Request(url, init))
    return z.parse(z.object({ code: z.number() }), await answer?.json()).code
  }
  const place = async () => {
    const orderId = world.customerOrders.list(({ playerId }) => playerId === 'player-hana')[0]?.id
    await world.customClubs.change(id, { orderId })
    return Number(orderId)
  }
  const affirm = (deposit_request: number, own: object = {}) => {
    const codes = { giftvoucher_deposit_used: 0, checkout_token: `affirm-${id}` }
    const order = { order_increment_id: id, set_information: 'three-wedges' }
    return rest('payment/affirm/deposit-take-payment', { ...order, deposit_request, ...codes, ...own })
  }
  const codeOf = (body: unknown) => z.parse(errors, body).errors[0]?.extensions['error_code']
  return { visitor, world, convert, rest, place, affirm, codeOf }
}

describe('the conversion', () => {
  test('answers the same cart again', async () => {
    const { convert } = await create()
    const [one, other] = [z.parse(converted, (await convert()).body), z.parse(converted, (await convert()).body)]
    expect(one).toEqual(other)
  })

  test('is refused for withdrawn clubs and for ordered ones', async () => {
    const { convert, world, place, codeOf } = await create()
    await place()
    expect(codeOf((await convert()).body)).toBe(1003)
    await withdrawClubs(world, id)
    expect(codeOf((await convert()).body)).toBe(1002)
  })

  test("makes a cart that only its own token opens, and that isn't the customer's cart", async () => {
    const { convert, visitor } = await create()
    const { quote_id, customer_token } = z.parse(converted, (await convert()).body).data.convertCustomClubToCart
    const read = `query cart { cart(cart_id: "${quote_id}") { id } }`
    expect((await visitor.shop(read)).body).toMatchObject({ errors: [{ extensions: { category: 'graphql-authorization' } }] })
    const authorization = `Bearer ${customer_token}`
    expect((await visitor.shop(read, { authorization })).body).toMatchObject({ data: { cart: { id: quote_id } } })
    expect((await visitor.shop('query customerCart { customerCart { id } }')).body).not.toMatchObject({
      data: { customerCart: { id: quote_id } },
    })
  })

  test('makes a cart whose steps have an order', async () => {
    const { convert, visitor } = await create()
    const { quote_id, customer_token } = z.parse(converted, (await convert()).body).data.convertCustomClubToCart
    const input = `{ cart_id: "${quote_id}", shipping_methods: [{ carrier_code: "localPickup", method_code: "flatrate" }] }`
    const query = `mutation SetShippingMethods { setShippingMethodsOnCart(input: ${input}) { cart { id } } }`
    const { body } = await visitor.shop(query, { authorization: `Bearer ${customer_token}` })
    expect(body).toMatchObject({ errors: [{ extensions: { category: 'graphql-input' } }] })
  })
})

describe('a deposit', () => {
  test('is taken once, and not before the order is placed', async () => {
    const { affirm, place, world } = await create()
    expect(await affirm(150)).toBe(404)
    await place()
    expect([await affirm(150), await affirm(150)]).toEqual([0, 60_522])
    await returnDeposit(world, id)
    expect(await affirm(150)).toBe(60_522)
  })

  test('is the whole deposit of the ordered set', async () => {
    const { affirm, place } = await create()
    await place()
    expect([await affirm(149), await affirm(50, { set_information: 'wedge-54' })]).toEqual([60_523, 60_523])
    expect(await affirm(135, { coupon_used: { amount: 15 } })).toBe(60_523)
    expect(await affirm(150, { coupon_used: { amount: 0 } })).toBe(400)
  })

  test('is reduced by codes that were checked for its cart', async () => {
    const { affirm, place, rest } = await create()
    await place()
    const check = (mask_id: string) => rest('deposit/gift-code/check', { gift_code: 'GIFT-2026-USD', order_increment_id: id, mask_id })
    expect([await check('mask-of-another'), await check(`mask-${id}`)]).toEqual([404, 0])
    expect(await affirm(100, { giftvoucher_deposit_used: 50 })).toBe(0)
  })

  test('keeps its order from being deleted', async () => {
    const { affirm, place, rest } = await create()
    const order_id = await place()
    expect(await rest('payment/delete-order', { order_id: `${order_id}` })).toBe(400)
    await affirm(150)
    expect(await rest('payment/delete-order', { order_id })).toBe(409)
  })
})
