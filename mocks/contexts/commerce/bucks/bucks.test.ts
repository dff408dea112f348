import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'
import { giveBuck } from './seedRewards.ts'

const list = z.object({ data: z.array(z.object({ name: z.string(), value: z.number() })) })
const offer = z.object({ data: z.object({ buck: z.number() }) })
const quoted = z.object({ data: z.object({ quoteId: z.string(), total: z.object({ value: z.number(), currency: z.string() }) }) })
const invoked = z.object({ data: z.object({ requestId: z.string() }) })

async function create() {
  const { visitor, backend, travelTo } = await createVisitor()
  const bucks = async () => z.parse(list, (await visitor.get('/api/bucks')).body).data.map(({ name, value }) => `${name}: ${value}`)
  const left = async () => z.parse(offer, (await visitor.get('/api/renewal/v2/game-plan')).body).data.buck
  return { visitor, backend, travelTo, bucks, left }
}

test('a renewal takes the bucks of the list, first what expires first, and what is used up leaves the list', async () => {
  const { visitor, backend, bucks, left } = await create()
  await giveBuck(backend.world, 'player-hana', { name: 'Hole in one', value: 20_000, days: 200 })
  expect(await bucks()).toEqual(['Birthday present: 10', 'Thanks for bringing a friend: 15', 'Hole in one: 200'])
  expect(await left()).toBe(225)
  const basket = { planIds: ['practice-month'], packIds: [], giftCodes: [], buck: 225 }
  const { quoteId, total } = z.parse(quoted, (await visitor.post('/api/v2/renewal', basket)).body).data
  const paid = await visitor.post('/api/payment/invoke', { purpose: 'renewal', quoteId, total, method: { kind: 'free' } })
  const { requestId: paymentRequestId } = z.parse(invoked, paid.body).data
  await visitor.post('/api/v2/renewal', { ...basket, paymentRequestId })
  expect(await bucks()).toEqual(['Hole in one: 135.9'])
  expect(await left()).toBe(135)
})

test('an expired buck pays nothing', async () => {
  const { travelTo, bucks, left } = await create()
  await travelTo('2026-05-26T17:30:00Z')
  expect(await bucks()).toEqual(['Thanks for bringing a friend: 15'])
  expect(await left()).toBe(15)
})
