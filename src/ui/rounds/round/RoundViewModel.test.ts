import { expect, test } from 'vitest'
import type { PlayTracking } from '#app/rounds/ports/PlayTracking'
import { buildRound, buildRoundInHistory, RoundsInMemory } from '../../../../tests/builders/golfRounds.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { HoleModel } from '../course/HoleModel.ts'
import { PointsModel } from './PointsModel.ts'
import { RoundViewModel } from './RoundViewModel.ts'

test('a hole has the record of its own course', async () => {
  const record = { times: 3, best: 4, average: 5.3 }
  const tracking: PlayTracking = {
    points: async () => [],
    savePoints: async () => undefined,
    comments: async () => [],
    holeRecords: async () => [
      { ...record, courseId: 'red-mesa', hole: 7 },
      { ...record, courseId: 'tallgrass', hole: 7, best: 3 },
    ],
  }
  const { roundId: _id, courseName: _name, playedAt: _at, handicapIndex: _index, ...counts } = buildRoundInHistory(1)
  const statistics = {
    summary: async () => ({ rounds: 1, ...counts }),
    history: async () => [],
    distribution: unasked,
  }
  const picture = async () => ''
  const holes = new HoleModel({ drawing: picture, satellite: picture })
  const model = new RoundViewModel(new RoundsInMemory([buildRound(1)]), statistics, tracking, holes, new PointsModel(tracking))
  await model.open(1)
  await model.showHole(7, '#ffffff')
  expect([model.hole?.number, model.record?.courseId, model.record?.best]).toEqual([7, 'tallgrass', 3])
})
