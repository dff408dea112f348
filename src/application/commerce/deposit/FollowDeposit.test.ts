import { expect, test } from 'vitest'
import type { ClubOrderState } from '#domain/commerce/deposit/clubOrder'
import { buildClubOrder } from '../../../../tests/builders/clubOrders.ts'
import { FollowDeposit } from './FollowDeposit.ts'

const clock = { now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'), sleep: async () => undefined }

test.each<readonly [readonly (ClubOrderState | undefined)[], string]>([
  [['processing', 'processing', 'taken'], 'success'],
  [['returned'], 'success'],
  [['processing', 'placed'], 'failed'],
  [[undefined], 'failed'],
])('a deposit whose order is %j has ended as %s', async (states, end) => {
  let look = 0
  const order = async () => {
    const state = states[look]
    look += 1
    return state && buildClubOrder({ state })
  }
  expect([await new FollowDeposit({ order }, clock).execute('CC31'), look]).toEqual([end, states.length])
})
