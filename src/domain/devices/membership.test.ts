import { describe, expect, test } from 'vitest'
import { buildMembership } from '../../../tests/builders/memberships.ts'
import { endsSoon, inOrder, membershipOf, stateOf, upgradableOf } from './membership.ts'

const today = Temporal.PlainDate.from('2026-05-13')

describe('a membership', () => {
  test.each([
    [{ deviceId: undefined }, 'inactive', false],
    [{ deviceId: undefined, endsOn: today.subtract({ days: 1 }) }, 'lapsed', false],
    [{ endsOn: undefined }, 'unlimited', false],
    [{ endsOn: today.subtract({ days: 1 }) }, 'lapsed', false],
    [{ endsOn: today }, 'ends', true],
    [{ endsOn: today.add({ days: 30 }) }, 'ends', true],
    [{ endsOn: today.add({ days: 31 }) }, 'ends', false],
    [{ endsOn: today.add({ days: 30 }), renews: true }, 'renews', false],
  ] as const)('%j: %s, ends soon: %s', (given, state, isSoon) => {
    const membership = buildMembership('1', given)
    expect([stateOf(membership, today), endsSoon(membership, today)]).toEqual([state, isSoon])
  })

  test('of a device is the one that lasts longest', () => {
    const memberships = [
      buildMembership('1', { endsOn: today.add({ days: 9 }) }),
      buildMembership('2', { endsOn: today.add({ days: 90 }) }),
      buildMembership('3', { deviceId: 'device-2', endsOn: undefined }),
    ]
    expect(membershipOf(memberships, 'device-1')?.id).toBe('2')
    expect(inOrder(memberships.toReversed()).map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  test.each([
    ['sold by the shop, beside a longer one', { sku: 'LM-BASIC', endsOn: today.add({ days: 9 }) }, '1'],
    ['sold by the shop, on its last day', { sku: 'LM-BASIC', endsOn: today }, '1'],
    ['that has ended', { sku: 'LM-BASIC', endsOn: today.subtract({ days: 1 }) }, undefined],
    ['that the shop does not sell', {}, undefined],
    ['of another device', { sku: 'LM-BASIC', deviceId: 'device-2' }, undefined],
  ])('%s: %j, upgrades %s', (_, given, upgraded) => {
    const longer = buildMembership('2', { endsOn: today.add({ days: 90 }) })
    expect(upgradableOf([buildMembership('1', given), longer], 'device-1', today)?.id).toBe(upgraded)
  })
})
