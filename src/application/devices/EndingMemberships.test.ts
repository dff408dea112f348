import { expect, test } from 'vitest'
import type { Membership } from '#domain/devices/membership'
import { EndingMemberships } from './EndingMemberships.ts'

const today = Temporal.PlainDate.from('2026-05-14')

function membership(id: string, days: number, own: Partial<Membership> = {}): Membership {
  return { id, source: 'skytrak', name: id, deviceId: 'device-1', endsOn: today.add({ days }), renews: false, ...own }
}

test('reminds of what ends within thirty days and is used, what ends first is first', async () => {
  const all = [
    ...[membership('last day', 30), membership('too early', 31), membership('soon', 0), membership('over', -1)],
    ...[membership('renews', 5, { renews: true }), membership('unused', 5, { deviceId: undefined })],
  ]
  const ending = await new EndingMemberships({ all: async () => all }).of(today)
  expect(ending.map(({ name }) => name)).toEqual(['soon', 'last day'])
})
