import { expect, test } from 'vitest'
import { buyStatuses, isTrialShown, mayFollow, trialDaysLeft } from './plus.ts'

test('a purchase goes from SELECT to PAYMENT, then to SUCCESS or FAILED, and from FAILED back to SELECT', () => {
  const targets = buyStatuses.map((status) => buyStatuses.filter((target) => mayFollow(status, target)))
  expect(targets).toEqual([['PAYMENT'], ['SUCCESS', 'FAILED'], [], ['SELECT']])
})

test('a running trial counts its days', () => {
  const trial = { state: 'running', days: 14, endsOn: Temporal.PlainDate.from('2026-05-27') } as const
  const left = (day: string) => trialDaysLeft(trial, Temporal.PlainDate.from(day))
  expect([left('2026-05-13'), left('2026-05-27'), left('2026-05-28')]).toEqual([14, 0, 0])
  expect(trialDaysLeft({ ...trial, state: 'used' }, Temporal.PlainDate.from('2026-05-13'))).toBeUndefined()
})

test.each([
  ['available', 'none', true],
  ['available', 'active', false],
  ['running', 'trial', true],
  ['running', 'active', true],
  ['used', 'none', false],
] as const)('a trial that is %s is shown beside a subscription that is %s: %s', (state, plus, expected) => {
  const until = Temporal.PlainDate.from('2026-05-27')
  const subscription = { state: plus, name: undefined, until, renews: false }
  expect(isTrialShown({ state, days: 14, endsOn: until }, subscription)).toBe(expected)
})

test('an available trial is shown where no subscription is known', () => {
  expect(isTrialShown({ state: 'available', days: 14, endsOn: undefined }, undefined)).toBe(true)
})
