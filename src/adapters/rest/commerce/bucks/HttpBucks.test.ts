import { expect, test } from 'vitest'
import { createTestTab } from '../../../../../tests/builders/createTestTab.ts'
import { HttpBucks } from './HttpBucks.ts'

test('a buck is worth an amount of its own currency', async () => {
  const buck = { buckId: 'b-1', name: 'Birthday present', value: 1500, currency: 'JPY', expiresOn: null }
  const { client } = createTestTab(() => Response.json({ code: 0, data: [buck, { ...buck, buckId: 'b-2', value: 12.5, currency: 'USD' }] }))
  expect((await new HttpBucks(client).all()).map(({ id, amount }) => [id, amount])).toEqual([
    ['b-1', { minor: 1500, currency: 'JPY' }],
    ['b-2', { minor: 1250, currency: 'USD' }],
  ])
})
