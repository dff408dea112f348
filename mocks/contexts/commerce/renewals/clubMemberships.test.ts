import { expect, test } from 'vitest'
import { createBackend } from '#mocks/createBackend'
import { StoppedClock } from '#mocks/world/WorldClock'
import { extendMembership, membershipOf, startOf } from './clubMemberships.ts'
import { planPrice, plansOf } from './plans.ts'
import { storeOf } from './pricing.ts'

const hana = 'player-hana'

async function createMember(level: 'gold' | 'silver', endsOn: string) {
  const clock = new StoppedClock('2026-05-13T17:30:00Z')
  const { world } = await createBackend({ clock })
  await world.clubMemberships.change(hana, { level, endsOn })
  const buy = (bought: 'gold' | 'silver') => extendMembership(world, hana, { level: bought, months: 12 })
  const current = () => {
    const { level: now, endsOn: end, isOver } = membershipOf(world, hana) ?? {}
    return [now, end, isOver]
  }
  return { world, clock, buy, current }
}

test('a membership that runs is extended from its last day, one that has ended from today', async () => {
  const running = await createMember('gold', '2026-06-02')
  await running.buy('gold')
  expect(running.current()).toEqual(['gold', '2027-06-02', false])
  const ended = await createMember('gold', '2020-01-01')
  await ended.buy('gold')
  expect(ended.current()).toEqual(['gold', '2027-05-13', false])
})

test('another level begins when the one that is paid has ended', async () => {
  const { world, clock, buy, current } = await createMember('gold', '2026-06-02')
  expect(startOf(world, hana).toString()).toBe('2026-06-03')
  await buy('silver')
  await buy('silver')
  expect(current()).toEqual(['gold', '2026-06-02', false])
  clock.travelTo(Temporal.Instant.from('2026-06-03T12:00:00Z'))
  expect(current()).toEqual(['silver', '2028-06-02', false])
})

test('a gold membership that has ended reduces no price', async () => {
  const { world, clock } = await createMember('gold', '2026-06-02')
  const plan = plansOf('global').find(({ id }) => id === 'plan-essential')
  const price = () => plan && planPrice(storeOf('global'), plan, membershipOf(world, hana))
  expect(price()).toBe(80_910)
  clock.travelTo(Temporal.Instant.from('2026-06-03T12:00:00Z'))
  expect(price()).toBe(89_900)
})
