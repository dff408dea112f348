import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { buildTrackedRound } from '../../../../tests/builders/tracking.ts'
import { HttpGameTracking } from './HttpGameTracking.ts'

function answer(data: unknown, status = 200) {
  const { client, requests } = createTestTab(() => Response.json({ code: status === 200 ? 0 : status, data }, { status }))
  return { tracking: new HttpGameTracking(client), requests }
}

const fields = {
  ...{ score: 88, roundHole: 18, ntg: 6, scrambling: 3, badThreePutts: 1, tts: 2, otg: 6 },
  ...{ igolfId: null, courseName: 'Juniper Ridge', playDate: '2026-05-01', mode: 'course' },
}

describe('tracked rounds on the wire', () => {
  test('are read with their counts; a broken one is left out', async () => {
    const { tracking } = answer([
      { id: 7, ...fields },
      { id: 8, ...fields, roundHole: 19 },
    ])
    expect(await tracking.all()).toEqual([buildTrackedRound(7)])
  })

  test('[rounds.tracking-fields] are sent with eleven fields, and changed at their own address', async () => {
    const { tracking, requests } = answer(undefined)
    const { id: _none, ...entry } = buildTrackedRound(7)
    await tracking.add(entry)
    await tracking.change(buildTrackedRound(7, { courseId: 'juniper' }))
    expect(
      await Promise.all(requests.map(async (request) => [request.method, new URL(request.url).pathname, await request.json()])),
    ).toEqual([
      ['POST', '/api/game-tracking', fields],
      ['PUT', '/api/game-tracking/7', { ...fields, igolfId: 'juniper' }],
    ])
  })

  test.each([200, 404, 410])('are deleted by their id, also where they are gone: %i', async (status) => {
    const { tracking, requests } = answer(undefined, status)
    await tracking.remove(7)
    expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([['DELETE', '/api/game-tracking/7']])
  })
})
