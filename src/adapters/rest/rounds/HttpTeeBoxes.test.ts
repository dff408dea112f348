import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { goldTees } from '../../../../tests/builders/golfRounds.ts'
import { HttpTeeBoxes } from './HttpTeeBoxes.ts'

function answer(data: unknown, status = 200) {
  const { client, requests } = createTestTab(() => Response.json({ code: status === 200 ? 0 : status, data }, { status }))
  return { teeBoxes: new HttpTeeBoxes(client), requests }
}

const gold = { id: 'gold', name: 'Gold', color: '#d9a531', gender: 'WOMEN', rating: 71.6, slope: 126 }

describe('tee boxes on the wire', () => {
  test('[rounds.tee-box-query] are read and added with the course and the round', async () => {
    const { teeBoxes, requests } = answer([gold])
    expect(await teeBoxes.ofCourse('tallgrass')).toEqual([{ ...goldTees, isOwn: false }])
    const { id: _none, ...tee } = goldTees
    await teeBoxes.add('tallgrass', tee)
    expect([new URL(requests[0]?.url ?? '').search, await requests[1]?.json()]).toEqual([
      '?courseId=tallgrass&roundId=0',
      { courseId: 'tallgrass', roundId: '0', name: 'Gold', color: '#d9a531', gender: 'WOMEN', rating: 71.6, slope: 126 },
    ])
  })

  test.each([200, 404])('are deleted by their id, also where they are gone: %i', async (status) => {
    const { teeBoxes, requests } = answer(undefined, status)
    await teeBoxes.remove('tee-7')
    expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([['DELETE', '/api/play-game/round/tee-box/tee-7']])
  })
})
