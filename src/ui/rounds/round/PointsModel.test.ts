import { expect, test } from 'vitest'
import type { PlayTracking } from '#app/rounds/ports/PlayTracking'
import { Failure } from '#app/shared/failure'
import type { PlayPoint } from '#domain/rounds/playTracking'
import { PointsModel } from './PointsModel.ts'

async function create(isRefused = false) {
  const saved: (readonly [number, readonly PlayPoint[]])[] = []
  const tracking: PlayTracking = {
    points: async () => [
      { hole: 3, points: [{ x: 0.5, y: 0.9 }] },
      { hole: 5, points: [{ x: 0.2, y: 0.7 }] },
    ],
    savePoints: async (_round, hole, points) => {
      if (isRefused) throw new Failure('server-fault')
      saved.push([hole, points])
    },
    comments: async () => [],
    holeRecords: async () => [],
  }
  const model = new PointsModel(tracking)
  await model.open(7)
  model.show(3)
  model.change()
  return { model, saved }
}

test('a point is added, moved inside the picture, and saved with its hole', async () => {
  const { model, saved } = await create()
  model.add(0.4, 0.504)
  model.move(1, 0.4, -3)
  expect(model.isUnsent).toBe(true)
  await model.save()
  expect([saved, model.isChanging, model.points.length]).toEqual([
    [
      [
        3,
        [
          { x: 0.5, y: 0.9 },
          { x: 0.4, y: 0 },
        ],
      ],
    ],
    false,
    2,
  ])
})

test('points that were not saved are still being changed', async () => {
  const { model } = await create(true)
  model.add(0.4, 0.5)
  expect([await model.save(), model.isChanging, model.points.length]).toEqual([false, true, 2])
})

test('another hole drops what was not saved', async () => {
  const { model } = await create()
  model.removeLast()
  model.show(4)
  model.show(3)
  expect([model.isChanging, model.points.length]).toEqual([false, 1])
})

test('the points of other holes stay when those of one are saved', async () => {
  const { model } = await create()
  model.add(0.4, 0.5)
  await model.save()
  model.show(5)
  expect(model.points).toEqual([{ x: 0.2, y: 0.7 }])
})

test('the chosen point is one that is there', async () => {
  const { model } = await create()
  model.add(0.4, 0.5)
  model.removeLast()
  expect([model.points.length, model.chosen]).toEqual([1, 0])
})
