import { Subject } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { buildReturn } from '../../../tests/builders/returns.ts'
import { Failure, type FailureKind } from '../shared/failure.ts'
import { PlaceReturn } from './PlaceReturn.ts'

const online = { value: true, changes: new Subject<boolean>() }
const request = { orderId: 13, items: [], note: '', fields: [], files: [] }

function create(kind?: FailureKind) {
  const kept = [buildReturn(1, { orderId: 13 }), buildReturn(3, { orderId: 14 })]
  const place = vi.fn(async () => {
    kept.push(buildReturn(2, { orderId: 13 }))
    if (kind) throw new Failure(kind)
    return buildReturn(2, { orderId: 13 })
  })
  const all = vi.fn(async () => kept)
  return { place, all, useCase: new PlaceReturn({ place, all }, online) }
}

test('a return is placed, and nothing else is read', async () => {
  const { all, useCase } = create()
  expect((await useCase.execute(request, { known: [1], isRepeated: false })).id).toBe(2)
  expect(all).not.toHaveBeenCalled()
})

test('a return whose answer got lost is the new one of the same order', async () => {
  const { place, useCase } = create('timed-out')
  expect((await useCase.execute(request, { known: [1], isRepeated: false })).id).toBe(2)
  expect((await useCase.execute(request, { known: [1], isRepeated: true })).id).toBe(2)
  expect(place).toHaveBeenCalledTimes(1)
})
