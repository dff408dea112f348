import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpSwings } from './HttpSwings.ts'

const host = 'https://media.clubhouse.example'
const wire = { id: 'a', club: '7 iron', takenAt: '2026-05-12T12:40:00Z', timeZone: 'America/Chicago', seconds: 12.5 }

function answer(data: unknown) {
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data }))
  return { swings: new HttpSwings(client, { timeZone: 'Asia/Tokyo' }, host), requests }
}

describe('Swings on the wire', () => {
  test('come newest first, a broken one left out', async () => {
    const { swings } = answer([wire, { id: 'broken' }, { ...wire, id: 'b', takenAt: '2026-05-13T12:40:00Z' }])
    expect((await swings.list()).map(({ id }) => id)).toEqual(['b', 'a'])
  })

  test.each([
    ['FACE_ON', 'face-on'],
    ['DOWN_THE_LINE', 'down-the-line'],
    ['OVERHEAD', undefined],
    [null, undefined],
  ])('filmed %s are seen %s', async (view, seen) => {
    expect((await answer([{ ...wire, view }]).swings.list())[0]?.view).toBe(seen)
  })

  test('count in the zone of the place, and in the player’s own where that is unknown', async () => {
    const read = await answer([wire, { ...wire, timeZone: 'Mars/Base' }, { ...wire, timeZone: null }]).swings.list()
    expect(read.map(({ taken }) => taken.timeZoneId)).toEqual(['America/Chicago', 'Asia/Tokyo', 'Asia/Tokyo'])
  })

  test.each([
    [`${host}/a.webm`, 1],
    ['http://media.clubhouse.example/a.webm', 0],
    ['https://elsewhere.example/a.webm', 0],
    ['not an address', 0],
  ])('are played from our own media host alone: %s', async (url, sources) => {
    const { media } = await answer({ ...wire, url, poster: 'https://elsewhere.example/a.webp' }).swings.byId('a')
    expect([media.sources.length, media.poster, media.framesPerSecond]).toEqual([sources, undefined, 30])
  })

  test('bring along what was sent, the newest first', async () => {
    const comments = [
      { id: '1', comment: 'First', at: '2026-05-12T14:00:00Z' },
      { id: '2', comment: 'Second', at: '2026-05-13T14:00:00Z' },
      { id: '3' },
    ]
    const read = await answer({ ...wire, url: `${host}/a.webm`, comments }).swings.byId('a')
    expect(read.comments.map(({ text }) => text)).toEqual(['Second', 'First'])
  })

  test('[learning.swing-send-payload] are sent by their id in the query and a comment as the body', async () => {
    const { swings, requests } = answer({})
    await swings.sendToCoach('a/1', 'Hips?')
    const { pathname, searchParams } = new URL(requests[0]?.url ?? '')
    expect([requests[0]?.method, pathname, [...searchParams], await requests[0]?.json()]).toEqual([
      'POST',
      '/api/send-coach/my-swing',
      [['id', 'a/1']],
      { comment: 'Hips?' },
    ])
  })
})
