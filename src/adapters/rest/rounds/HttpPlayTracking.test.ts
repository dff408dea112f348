import { expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { golfer } from '../../../../tests/builders/golfRounds.ts'
import { HttpPlayTracking } from './HttpPlayTracking.ts'

function answer(data: unknown) {
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data }))
  return { tracking: new HttpPlayTracking(client, golfer), requests }
}

test('[rounds.reads-by-round-id] points and comments are read by their round', async () => {
  const place = { x: 0.5, y: 0.9 }
  const points = answer([
    { hole: 3, points: [place] },
    { hole: 4, points: [{ x: 2, y: 0 }] },
  ])
  expect(await points.tracking.points(7)).toEqual([{ hole: 3, points: [place] }])
  const comments = answer([{ id: 1, author: 'Marisol Vance', text: 'Well played.', at: '2026-05-02T13:05:00Z' }])
  expect((await comments.tracking.comments(7)).map(({ text }) => text)).toEqual(['Well played.'])
  expect([...points.requests, ...comments.requests].map(({ url }) => new URL(url).search)).toEqual(['?roundId=7', '?roundId=7'])
})

test('points are saved hole by hole', async () => {
  const { tracking, requests } = answer(undefined)
  await tracking.savePoints(7, 3, [{ x: 0.5, y: 0.9 }])
  expect(await requests[0]?.json()).toEqual({ roundId: 7, hole: 3, points: [{ x: 0.5, y: 0.9 }] })
})
