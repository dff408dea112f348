import { expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpMonitorCustomers } from './HttpMonitorCustomers.ts'

test("a customer and the customer's password are changed by calls of their own", async () => {
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data: null }))
  const customers = new HttpMonitorCustomers(client)
  const fields = { handedness: { key: 'l', value: 'left' } } as const
  await customers.update({ fields, firstName: 'Odetta' })
  await customers.changePassword({ oldPassword: 'one', newPassword: 'two' })
  expect(await Promise.all(requests.map(async (request) => [request.method, new URL(request.url).pathname, await request.json()]))).toEqual(
    [
      ['PUT', '/api/skytrak/customer', { fields, firstName: 'Odetta' }],
      ['PUT', '/api/skytrak/customer/change-password', { oldPassword: 'one', newPassword: 'two' }],
    ],
  )
})
