import { expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

const address = 'https://api.global.clubhouse.invalid/api/skytrak/membership?source=simulation,legacy,skytrak'

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
