import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

const address = 'https://api.global.clubhouse.invalid/api/skytrak/membership?source=simulation,legacy,skytrak'

const purchases = z.object({ data: z.array(z.object({ status: z.string(), createdAt: z.string() })) })

async function read(playerId: string, later = { days: 0 }) {
  const { visitor, backend } = await createVisitor(playerId)
  for (const row of backend.world.deviceMemberships.list(({ endsOn }) => endsOn !== undefined)) {
    const endsOn = Temporal.PlainDate.from(row.endsOn ?? '').subtract(later)
    await backend.world.deviceMemberships.change(row.id, { endsOn: endsOn.toString() })
  }
  const headers = { authorization: `Bearer ${visitor.grant.access_token}`, 'accept-language': 'en' }
  const response = await backend.handle(new Request(address, { headers }))
  const today = backend.world.now().toZonedDateTimeISO('UTC').toPlainDate()
  const answer: { data: readonly { name: string; endsOn: string | null }[] } = await response?.json()
  return answer.data.map(({ name, endsOn }) => [name, endsOn === null ? null : today.until(endsOn).days])
}

test("the fake's memberships end, and what renews is paid for another year", async () => {
  expect(await read('player-odette')).toEqual([
    ['Game Improvement', 21],
    ['Play & Improve', 301],
    ['Course Simulation', 365],
  ])
  const [ended, renewed] = await read('player-odette', { days: 320 })
  expect([ended?.[1], Number(renewed?.[1]) > 300]).toEqual([-299, true])
})

test("the fake's memberships are the player's own", async () => {
  expect(await read('player-bram')).toEqual([['Basic', null]])
})

test("the fake's renewals are purchases, and a declined payment ends them", async () => {
  const { backend, travelTo, visitor, given } = await createVisitor('player-odette')
  const history = async () => {
    const { body } = await visitor.get('/api/skytrak/purchase')
    return z
      .parse(purchases, body)
      .data.filter(({ createdAt }) => createdAt >= '2027')
      .map(({ status, createdAt }) => [status, createdAt])
  }
  await travelTo('2027-03-15T12:00:00Z')
  expect(await history()).toEqual([['paid', '2027-03-10T09:00:00Z']])
  await given.devices.nextPaymentFails('player-odette', 'Play & Improve')
  await travelTo('2029-03-15T12:00:00Z')
  expect(await history()).toEqual([
    ['paid', '2027-03-10T09:00:00Z'],
    ['failed', '2028-03-10T09:00:00Z'],
  ])
  const row = backend.world.deviceMemberships.first(({ name }) => name === 'Play & Improve')
  expect(row).toMatchObject({ renews: false, endsOn: '2028-03-10' })
})
