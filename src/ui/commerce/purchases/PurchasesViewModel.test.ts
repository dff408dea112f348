import { expect, test, vi } from 'vitest'
import type { Purchases } from '#app/commerce/purchases/ports/Purchases'
import { allPurchases } from '#domain/commerce/purchases/purchase'
import { buildClubPurchase } from '../../../../tests/builders/clubPurchases.ts'
import { PurchasesViewModel } from './PurchasesViewModel.ts'

const lesson = buildClubPurchase('lesson', { paidAt: Temporal.Instant.from('2026-05-02T03:00:00Z'), studentName: 'Wren' })
const glove = buildClubPurchase('glove', { kind: 'gear' })
const ids = (purchases: readonly { readonly requestId: string }[]) => purchases.map(({ requestId }) => requestId)

function create() {
  const all = vi.fn<Purchases['all']>(async () => [glove, lesson])
  return { all, model: new PurchasesViewModel({ all }, { timeZone: 'America/Chicago' }) }
}

test('all purchases are shown at first, with the kinds and players to choose from', async () => {
  const { model } = create()
  await model.read()
  expect([ids(model.shown), model.kinds, model.students]).toEqual([
    ['lesson', 'glove'],
    ['lessons', 'gear'],
    ['Jonah', 'Wren'],
  ])
})

test('before the purchases are known none is shown, and there is nothing to choose', () => {
  const { model } = create()
  expect([model.shown, model.kinds, model.students]).toEqual([[], [], []])
})

test('filters count days in the zone of the player', async () => {
  const { model } = create()
  await model.read()
  model.filter({ ...allPurchases, from: Temporal.PlainDate.from('2026-05-01'), to: Temporal.PlainDate.from('2026-05-01') })
  expect(ids(model.shown)).toEqual(['lesson'])
  expect(model.dayOf(lesson).toString()).toBe('2026-05-01')
})

test('purchases are read at the start, and no longer once the screen is left', () => {
  const { all, model } = create()
  model.start()
  const signal = all.mock.calls[0]?.[0]
  expect(signal?.aborted).toBe(false)
  model.dispose()
  expect(signal?.aborted).toBe(true)
})
