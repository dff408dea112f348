import { EMPTY } from 'rxjs'
import { expect, test } from 'vitest'
import { RedeemPrepaidCard } from '#app/devices/RedeemPrepaidCard'
import { buildMembership, MembershipsInMemory } from '../../../../tests/builders/memberships.ts'
import { PrepaidCardsInMemory } from '../../../../tests/builders/prepaidCards.ts'
import { ActivationModel } from '../activate/ActivationModel.ts'
import { PrepaidModel } from '../prepaid/PrepaidModel.ts'
import { MembershipsModel } from './MembershipsModel.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const lapsed = buildMembership('9', { deviceId: '1', endsOn: day('2026-12-01') })
const current = buildMembership('10', { deviceId: '1', endsOn: day('2027-03-01') })
const elsewhere = buildMembership('11', { deviceId: '2', endsOn: day('2027-03-01') })

async function shownFor(...memberships: readonly (typeof lapsed)[]) {
  const clock = {
    now: () => Temporal.Instant.from('2026-12-13T17:30:00Z'),
    timeZone: 'America/Chicago',
    ticks: EMPTY,
    sleep: async () => undefined,
  }
  const port = new MembershipsInMemory(memberships)
  const cards = new PrepaidCardsInMemory()
  const prepaid = new PrepaidModel(cards, new RedeemPrepaidCard(cards, { value: true, changes: EMPTY }))
  const model = new MembershipsModel(port, clock, new ActivationModel(port), prepaid, { hasPlus: true, check: async () => true })
  await model.read()
  return model.shownFor('1').map(({ id }) => id)
}

test('a launch monitor shows its own memberships, without those that have ended', async () => {
  expect(await shownFor(lapsed, current, elsewhere)).toEqual(['10'])
})

test('a launch monitor whose memberships have all ended shows the last one', async () => {
  const before = buildMembership('8', { deviceId: '1', endsOn: day('2025-12-01') })
  expect(await shownFor(before, lapsed, elsewhere)).toEqual(['9'])
})
