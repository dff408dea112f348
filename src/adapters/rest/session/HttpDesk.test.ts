import { expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpDesk } from './HttpDesk.ts'

test('the time of a ticket begins with its answer', async () => {
  const { client, clock } = createTestTab(() => Response.json({ code: 0, data: { ticket: 'T-1', expiresIn: 600 } }))
  expect(await new HttpDesk(client, clock).ticket()).toEqual({ ticket: 'T-1', until: clock.now().add({ seconds: 600 }) })
})

test.each([1e15, 2 ** 53, 1e21, 1e308, -1])('a ticket that lasts %d s is no ticket', async (expiresIn) => {
  const { client, clock } = createTestTab(() => Response.json({ code: 0, data: { ticket: 'T-1', expiresIn } }))
  await expect(new HttpDesk(client, clock).ticket()).rejects.toMatchObject({ kind: 'broken-contract' })
})
