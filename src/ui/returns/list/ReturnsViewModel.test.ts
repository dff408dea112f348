import { expect, test } from 'vitest'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { buildReturn, ReturnsInMemory } from '../../../../tests/builders/returns.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { ReturnsViewModel } from './ReturnsViewModel.ts'

const at = (day: string) => Temporal.Instant.from(`${day}T17:30:00Z`)
const day = (text: string) => Temporal.PlainDate.from(text)

const returns = [
  buildReturn(1, { createdAt: at('2026-05-01'), modifiedAt: at('2026-05-12') }),
  buildReturn(2, { createdAt: at('2026-05-08'), modifiedAt: at('2026-05-08') }),
  buildReturn(3, {
    ...{ createdAt: at('2026-05-10'), modifiedAt: at('2026-05-10') },
    status: { id: 4, state: 'resolved', label: 'Refunded', title: '', color: '' },
  }),
]

/** With those from winter there are ten. */
const fromWinter = Array.from({ length: 7 }, (_, index) =>
  buildReturn(11 + index, { createdAt: at('2026-01-12'), modifiedAt: at('2026-01-12') }),
)

async function open(drafts = new DraftsInMemory(), known = [...returns, ...fromWinter]) {
  const model = new ReturnsViewModel(new ReturnsInMemory(known), new FixedClock('2026-05-13T12:30:00Z'), drafts)
  model.start()
  await model.read()
  return { model, drafts, ids: () => model.returns.map(({ id }) => id).filter((id) => id <= 3) }
}

test('[returns.returns-filter-default] [returns.returns-sort-default] all returns are listed, the latest request first', async () => {
  const { model, ids } = await open()
  expect([model.view.status, model.view.sort, ids()]).toEqual(['all', 'createdAt', [3, 2, 1]])
})

test('the one that was changed last is first if the customer wants so', async () => {
  const { model, ids } = await open()
  model.narrow({ sort: 'modifiedAt' })
  expect(ids()).toEqual([1, 3, 2])
})

test('[returns.returns-date-filter] both days belong to the range', async () => {
  const { model, ids } = await open()
  model.narrow({ from: day('2026-05-08'), to: day('2026-05-08') })
  expect(ids()).toEqual([2])
})

test('[returns.returns-state-kept] status, sort and both days are kept until the list is opened again', async () => {
  const { model, drafts } = await open()
  const view = { status: 4, sort: 'modifiedAt', from: day('2026-05-08'), to: day('2026-05-10') } as const
  model.narrow(view)
  model.dispose()
  const again = await open(drafts)
  expect(again.model.view).toEqual(view)
  expect(again.ids()).toEqual([3])
  again.model.showAll()
  expect(again.ids()).toEqual([1, 3, 2])
})

test('fewer than ten returns are all shown, whatever was asked for before', async () => {
  const drafts = new DraftsInMemory()
  const { model } = await open(drafts)
  model.narrow({ status: 4 })
  model.dispose()
  const again = await open(drafts, returns)
  expect([again.model.hasFilters, again.ids()]).toEqual([false, [3, 2, 1]])
})

test('a return is listed on the day of the customer’s clock', async () => {
  const { model } = await open()
  expect(`${model.dayOf(buildReturn(4, { createdAt: Temporal.Instant.from('2026-05-08T03:00:00Z') }))}`).toBe('2026-05-07')
})
