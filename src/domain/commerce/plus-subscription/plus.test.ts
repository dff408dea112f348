import { expect, test } from 'vitest'
import { buyStatuses, mayFollow, trialDaysLeft } from './plus.ts'

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
