import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

const orders = 'query returnableOrders { getAmRmaOrderList { order_id label } }'
const items = (number: string) =>
  `{ customer { orders(filter: { number: { eq: "${number}" } }, pageSize: 1) { items { amrma_is_returnable items { product_name amrma_order_item { order_item_id available_qty no_returnable_reason already_returned_requests } } } } } }`
const place = (orderId: number, itemId: number, quantity: number) =>
  `mutation placeAmRmaCustomerReturnRequest { placeAmRmaCustomerReturnRequest(input: { order_id: ${orderId}, return_items: [{ order_item_id: ${itemId}, qty: ${quantity}, reason: 10, condition: 20, resolution: 30, return: 1 }] }) { request_id url_hash } }`

const returnability = z.object({
  data: z.object({
    customer: z.object({
      orders: z.object({
        items: z.array(
          z.object({
            amrma_is_returnable: z.boolean(),
            items: z.array(
              z.object({
                product_name: z.string(),
                amrma_order_item: z.nullable(
                  z.object({ order_item_id: z.number(), available_qty: z.number(), no_returnable_reason: z.nullable(z.number()) }),
                ),
              }),
            ),
          }),
        ),
      }),
    }),
  }),
})

async function create(playerId = 'player-hana') {
  const shop = await createVisitor(playerId)
  const of = async (number: string) => {
    const { body } = await shop.visitor.shop(items(number))
    const [order] = z.parse(returnability, body).data.customer.orders.items
    return { isReturnable: order?.amrma_is_returnable, items: order?.items.map(({ amrma_order_item: item }) => item) ?? [] }
  }
  return { ...shop, of }
}

describe("the fake's returns", () => {
  test('say of each item whether it can be returned, and why not', async () => {
    const { of } = await create()
    const facts = async (number: string) => (await of(number)).items.map((item) => item && [item.available_qty, item.no_returnable_reason])
    expect(await facts('000001013')).toEqual([null, [3, null], [0, 4]])
    expect(await facts('000001010')).toEqual([[0, 1]])
    expect(await facts('000001017')).toEqual([
      [0, 3],
      [0, 3],
    ])
    expect(await facts('000001015')).toEqual([
      [0, 0],
      [0, 3],
    ])
  })

  test('end thirty days after the delivery', async () => {
    const { of, travelTo } = await create()
    expect((await of('000001013')).isReturnable).toBe(true)
    await travelTo('2026-05-22T17:29:00Z')
    expect((await of('000001013')).isReturnable).toBe(true)
    await travelTo('2026-05-22T17:31:00Z')
    expect((await of('000001013')).isReturnable).toBe(false)
  })

  test('leave no more to return than was shipped', async () => {
    const { of, visitor, backend } = await create()
    const order = backend.world.customerOrders.first(({ number }) => number === '000001013')
    const [, tees] = (await of('000001013')).items
    const orderId = Number(order?.id)
    const itemId = tees?.order_item_id ?? 0
    expect((await visitor.shop(place(orderId, itemId, 4))).body).toMatchObject({ errors: [{ message: 'This item can not be returned' }] })
    expect((await visitor.shop(place(orderId, itemId, 2))).body).toMatchObject({ data: { placeAmRmaCustomerReturnRequest: {} } })
    expect((await of('000001013')).items[1]).toMatchObject({ available_qty: 1 })
    expect((await visitor.shop(place(orderId, itemId, 2))).body).toMatchObject({ errors: [{}] })
    expect((await visitor.shop(orders)).body).toMatchObject({ data: { getAmRmaOrderList: [{ label: '#000001013, 2026-04-19' }] } })
  })

  test('leave out an item with a resolution that is not among its own, and are refused where none is left', async () => {
    const { of, visitor, backend } = await create()
    const order = backend.world.customerOrders.first(({ number }) => number === '000001013')
    const [, tees] = (await of('000001013')).items
    const repaired = place(Number(order?.id), tees?.order_item_id ?? 0, 1).replace('resolution: 30', 'resolution: 32')
    expect((await visitor.shop(repaired)).body).toMatchObject({ errors: [{ message: 'Please select at least one item' }] })
    const two = repaired.replace(
      'return_items: [',
      `return_items: [{ order_item_id: ${tees?.order_item_id}, qty: 1, reason: 10, condition: 20, resolution: 31, return: 1 }, `,
    )
    expect((await visitor.shop(two)).body).toMatchObject({ data: { placeAmRmaCustomerReturnRequest: {} } })
    expect(backend.world.returnRequests.list(({ orderId }) => orderId === order?.id).at(-1)?.items).toMatchObject([{ resolutionId: 31 }])
  })

  test('are closed while new, get parcels while awaited, and one rating when refunded', async () => {
    const { visitor, backend, given } = await create()
    const { hash, id } = given.returns.of('player-hana')
    const asked = async (field: string) => {
      const name = /^\w+/.exec(field)?.[0] ?? ''
      const { body } = await visitor.shop(`mutation ${name} { ${field} }`)
      return JSON.stringify(body).includes('"error":false') || JSON.stringify(body).includes('"tracking_code":"ups"')
    }
    const close = `closeAmRmaCustomerReturnRequest(id: ${id}) { error }`
    const rate = `rateAmRmaReturnRequest(input: { hash: "${hash}", rating: 4 }) { error }`
    const parcel = `addAmRmaTrackingNumber(input: { hash: "${hash}", code: "ups", number: "1Z" }) { tracking_code }`
    const taken: [number, boolean[]][] = []
    for (const statusId of [2, 3, 4, 4, 5, 1]) {
      await backend.world.returnRequests.change(id, { statusId })
      taken.push([statusId, [await asked(parcel), await asked(rate), await asked(close)]])
    }
    expect(taken).toEqual([
      [2, [true, false, false]],
      [3, [true, false, false]],
      [4, [false, true, false]],
      [4, [false, false, false]],
      [5, [false, false, false]],
      [1, [false, false, true]],
    ])
  })

  test("[returns.return-belongs-to-customer] of somebody else's can be neither read nor written, whatever the request names", async () => {
    const { visitor, backend } = await create()
    const row = backend.world.returnRequests.first(({ playerId }) => playerId === 'player-bram')
    const before = JSON.stringify([row, backend.world.returnMessages.list()])
    const [hash, id] = [row?.hash ?? '', row?.id]
    const [message] = backend.world.returnMessages.list(({ requestId }) => requestId === id)
    const attempts = [
      `query returnMessages { getAmRmaRequestMessages(hash: "${hash}") { message } }`,
      `mutation sendAmRmaMessage { sendAmRmaMessage(input: { hash: "${hash}", message: "Hello" }) { message } }`,
      `mutation addAmRmaTrackingNumber { addAmRmaTrackingNumber(input: { hash: "${hash}", code: "ups", number: "1Z" }) { tracking_id } }`,
    ]
    for (const attempt of attempts) {
      expect((await visitor.shop(attempt)).body).toMatchObject({ errors: [{ extensions: { category: 'graphql-no-such-entity' } }] })
    }
    const told = [
      `closeAmRmaCustomerReturnRequest(id: ${id})`,
      `rateAmRmaReturnRequest(input: { hash: "${hash}", rating: 1 })`,
      `removeAmRmaTrackingNumber(input: { hash: "${hash}", tracking_id: 1 })`,
      `deleteAmRmaMessage(input: { hash: "${hash}", message_id: ${message?.number} })`,
    ]
    for (const field of told) {
      const name = /^\w+/.exec(field)?.[0] ?? ''
      const { body } = await visitor.shop(`mutation ${name} { ${field} { error message } }`)
      expect(body).toEqual({ data: { [name]: { error: true, message: 'There is no such return' } } })
    }
    const after = backend.world.returnRequests.first(({ playerId }) => playerId === 'player-bram')
    expect(JSON.stringify([after, backend.world.returnMessages.list()])).toBe(before)
  })
})
