import { expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { buildPurchase } from '../../../../tests/builders/purchases.ts'
import { HttpDevicePurchases } from './HttpDevicePurchases.ts'

test('[devices.device-purchase-history] purchases are read; a broken one is left out', async () => {
  const wire = { name: 'Game Improvement', createdAt: '2026-05-01T12:00:00Z', amount: 12_900, currency: 'USD', status: 'paid' }
  const data = [
    { purchaseId: '1', ...wire },
    { purchaseId: '2', ...wire, status: 'lent' },
    { purchaseId: '3', ...wire, currency: 'CAD', amount: 17_900, orderNumber: '000001018' },
  ]
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data }))
  expect(await new HttpDevicePurchases(client).all()).toEqual([
    buildPurchase('1'),
    buildPurchase('3', { amount: { minor: 17_900, currency: 'CAD' }, orderNumber: '000001018' }),
  ])
  expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([['GET', '/api/skytrak/purchase']])
})
