import { expect, test, vi } from 'vitest'
import type { ClubMemberships } from '#app/commerce/renewals/ports/ClubMemberships'
import { moneyOf } from '#domain/commerce/money'
import type { PlayerMembership } from '#domain/commerce/renewals/offer'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { MembershipPacks } from './MembershipPacks.ts'

const gold = {
  ...({ id: 'gold', kind: 'membership', name: 'Gold', description: undefined, months: 12, lessons: undefined } as const),
  price: moneyOf(600, 'USD'),
}
const own: PlayerMembership = { name: 'Silver', number: '7', since: undefined, endsOn: undefined }

function create(membership: PlayerMembership | undefined) {
  const packs = vi.fn<ClubMemberships['packs']>(async () => [gold])
  const read = vi.fn<ClubMemberships['own']>(async () => membership)
  // In New York it is still 10 February.
  return { packs, read, memberships: new MembershipPacks({ packs, own: read }, new FixedClock('2026-02-11T03:00:00Z')) }
}

test.each([
  ['the player has', own, own],
  ['nobody has', undefined, null],
])('a membership that %s is read with those for sale', async (_who, membership, known) => {
  const { memberships } = create(membership)
  await memberships.read()
  expect([memberships.own.value, memberships.packs.value]).toEqual([known, [gold]])
})

test.each([
  ['2026-02-09', true],
  ['2026-02-10', false],
  ['2026-02-11', false],
])('a membership whose last day is %s has ended on 10 February: %s', (endsOn, hasEnded) => {
  expect(create(own).memberships.hasEnded({ endsOn: Temporal.PlainDate.from(endsOn) })).toBe(hasEnded)
})

test('a membership without a last day never ends', () => {
  expect(create(own).memberships.hasEnded({ endsOn: undefined })).toBe(false)
})

test('memberships are read no longer once the screen is left', () => {
  const { packs, read, memberships } = create(own)
  void memberships.read()
  memberships.dispose()
  expect([packs, read].map(({ mock }) => mock.calls[0]?.[0]?.aborted)).toEqual([true, true])
})
