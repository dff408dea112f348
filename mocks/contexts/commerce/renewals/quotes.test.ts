import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'

const quoted = z.object({ data: z.object({ quoteId: z.string(), total: z.object({ value: z.number(), currency: z.string() }) }) })
const coded = z.object({ code: z.number() })

async function create() {
  const { visitor, backend } = await createVisitor()
  const quote = async (planId: string) => {
    const { body } = await visitor.post('/api/v2/renewal', { planIds: [planId], packIds: [], giftCodes: ['ROOT2026US'], buck: 0 })
    return z.parse(quoted, body).data
  }
  const pay = async ({ quoteId, total }: Awaited<ReturnType<typeof quote>>) => {
    const { body } = await visitor.post('/api/payment/invoke', { purpose: 'renewal', quoteId, total, method: { kind: 'free' } })
    return z.parse(coded, body).code
  }
  const kept = () => backend.world.renewalQuotes.list().map(({ id }) => id)
  return { quote, pay, kept }
}

test('the fake keeps one open quote for each player, and the same basket has the same quote', async () => {
  const { quote, kept } = await create()
  const first = await quote('plan-essential')
  expect(await quote('plan-essential')).toEqual(first)
  const second = await quote('plan-complete')
  expect(second.quoteId).not.toBe(first.quoteId)
  expect(kept()).toEqual([second.quoteId])
})

test('the fake keeps a paid quote; a replaced quote cannot be paid', async () => {
  const { quote, pay, kept } = await create()
  const replaced = await quote('plan-complete')
  const paid = await quote('plan-essential')
  expect(await pay(replaced)).toBe(60_412)
  expect(await pay(paid)).toBe(0)
  const next = await quote('plan-complete')
  expect(kept()).toEqual([paid.quoteId, next.quoteId])
  expect(await pay(next)).toBe(60_411)
})
