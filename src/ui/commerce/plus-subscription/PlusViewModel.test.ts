import { EMPTY } from 'rxjs'
import { expect, test } from 'vitest'
import { StartTrial } from '#app/commerce/plus-subscription/StartTrial'
import { Failure } from '#app/shared/failure'
import { PlusViewModel } from './PlusViewModel.ts'

const clock = {
  now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'),
  timeZone: 'America/Chicago',
  ticks: EMPTY,
  sleep: async () => undefined,
}

function create(failure?: Failure) {
  const requests: string[] = []
  const plus = {
    current: async () => ({ state: 'none' as const, name: undefined, until: undefined, renews: false }),
    trial: async () => ({ state: 'available' as const, days: 14, endsOn: undefined }),
    startTrial: async () => {
      requests.push('start')
      if (failure) throw failure
    },
  }
  const model = new PlusViewModel(plus, { offered: async () => [] }, new StartTrial(plus, { value: true }), clock)
  return { model, requests }
}

test('[commerce.plus-buy-status-start] the status is SELECT at first', () => {
  expect(create().model.status).toBe('SELECT')
})

test('ten presses start one trial', async () => {
  const { model, requests } = create()
  const presses = Array.from({ length: 10 }, () => model.startTrial())
  expect(model.status).toBe('PAYMENT')
  expect([(await Promise.all(presses)).filter(Boolean).length, requests.length, model.status]).toEqual([1, 1, 'SUCCESS'])
})

test('a refusal keeps its code, and leads back to the plans', async () => {
  const { model } = create(new Failure('rejected', { code: 60_102 }))
  expect([await model.startTrial(), model.status, model.code]).toEqual([false, 'FAILED', 60_102])
  model.back()
  expect([model.status, model.code]).toEqual(['SELECT', undefined])
})
