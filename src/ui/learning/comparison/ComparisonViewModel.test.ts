import { describe, expect, test } from 'vitest'
import { untilIdle } from '#adapters/browser/createDevice'
import { Failure } from '#app/shared/failure'
import { VideoStub } from '../../../../tests/builders/learning.ts'
import { buildRecordedSwing, buildSwing } from '../../../../tests/builders/swings.ts'
import { ComparisonViewModel } from './ComparisonViewModel.ts'

const list = [buildSwing('c', '2026-05-03T08:00'), buildSwing('b', '2026-05-02T08:00'), buildSwing('a', '2026-05-01T08:00')]

async function aComparison(broken?: string) {
  const asked: string[] = []
  const byId = async (id: string) => {
    asked.push(id)
    if (id === broken) throw new Failure('gone')
    return buildRecordedSwing(id)
  }
  const model = new ComparisonViewModel({ list: async () => list, byId, sendToCoach: async () => undefined })
  const open = async (query: Parameters<typeof model.show>[0] = {}) => {
    model.show(query)
    model.start()
    await untilIdle()
    for (const track of model.tracks) model.pair.attach(track, new VideoStub())
  }
  return { model, asked, open }
}

describe('Two swings side by side', () => {
  test('are the newest and the one before it, where nothing is chosen', async () => {
    const { model, asked, open } = await aComparison()
    await open()
    expect([model.leftId, model.rightId, asked]).toEqual(['c', 'b', ['c', 'b']])
  })

  test('are those of the address; choosing one leaves the other as it is', async () => {
    const { model, asked, open } = await aComparison()
    await open({ left: 'a', right: 'c' })
    model.show({ left: 'a', right: 'b' })
    await untilIdle()
    expect([model.tracks.map(({ swing }) => swing.id), asked]).toEqual([
      ['a', 'b'],
      ['a', 'c', 'b'],
    ])
  })

  test('begin at once until both have their impact, and meet there from then on', async () => {
    const { model, open } = await aComparison()
    await open({ left: 'a', right: 'b' })
    model.pair.seekTo(9)
    const leftMark = model.momentOf('left') ?? 0
    model.show({ left: 'a', right: 'b', leftMark })
    expect([model.isLaid, model.tracks.map(({ mark }) => mark)]).toEqual([false, [0, 0]])
    model.pair.seekTo(10)
    model.show({ left: 'a', right: 'b', leftMark, rightMark: model.momentOf('right') })
    expect([model.isLaid, Math.abs(Math.round(model.pair.position))]).toEqual([true, 0])
    expect(model.tracks.map((track) => Math.round(track.look().time))).toEqual([9, 10])
  })

  test('meet at impact from the beginning where the address says so', async () => {
    const { model, open } = await aComparison()
    await open({ left: 'a', right: 'b', leftMark: 9, rightMark: 8 })
    expect([model.pair.position, model.tracks.map(({ mark }) => mark)]).toEqual([-9, [9, 8]])
  })

  test('stay one where the other is gone', async () => {
    const { model, open } = await aComparison('b')
    await open()
    expect([model.right.failure?.kind, model.tracks.map(({ swing }) => swing.id)]).toEqual(['gone', ['c']])
  })

  test('stand still once they are left', async () => {
    const { model, open } = await aComparison()
    await open()
    model.pair.toggle()
    model.dispose()
    expect(model.pair.isPlaying).toBe(false)
  })
})
