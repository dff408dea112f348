import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpLessons } from './HttpLessons.ts'

const host = 'https://media.clubhouse.example'
const summary = {
  ...{ id: '7', title: 'Shallowing', lessonType: 'Iron play', date: '2026-05-05T12:30:00Z', minutes: 45 },
  center: { name: 'Northgate', city: 'Chicago', timeZone: 'America/Chicago' },
}
const lesson = { ...summary, notes: [], drills: [], videos: [] }

function answer(body: unknown, status = 200) {
  const { client, requests, clock } = createTestTab(() => Response.json(body, { status }))
  return { lessons: new HttpLessons(client, clock, host), asked: () => requests.map(({ method, url }) => [method, pathOf(url)]), requests }
}

function pathOf(url: string): string {
  const { pathname, searchParams } = new URL(url)
  return `${pathname}?${new URLSearchParams([...searchParams].toSorted())}`
}

const zone = 'timeZone=Asia%2FKathmandu'

describe('Lessons on the wire', () => {
  test('[learning.time-zone-sent-with-lessons] are asked for with the zone of the device', async () => {
    const { lessons, asked } = answer({ code: 0, data: lesson })
    await lessons.byId('7')
    await lessons.latest()
    expect(asked()).toEqual([
      ['GET', `/api/player/lessons?id=7&${zone}`],
      ['GET', `/api/v2/player/lessons/latest?${zone}`],
    ])
    const history = answer({ code: 0, data: [] })
    await history.lessons.history()
    expect(history.asked()).toEqual([['GET', `/api/v2/player/lessons/history?${zone}`]])
  })

  test('[learning.lesson-code-30001-ignored] are none where the code says so, whatever comes beside it', async () => {
    expect(await answer({ code: 30001 }).lessons.byId('7')).toBeUndefined()
    expect(await answer({ code: 30001, data: lesson }).lessons.byId('7')).toBeUndefined()
  })

  test.each([30002, 90015])('[learning.lesson-code-30001-ignored] with code %d are a failure', async (code) => {
    await expect(answer({ code, data: lesson }).lessons.byId('7')).rejects.toMatchObject({ kind: 'rejected', code })
  })

  test('[learning.lesson-response-shape] are what stands under data', async () => {
    expect(await answer({ code: 0, data: lesson }).lessons.byId('7')).toMatchObject({ id: '7', kind: 'Iron play', isArchived: false })
    await expect(answer({ code: 0 }).lessons.byId('7')).rejects.toMatchObject({ kind: 'broken-contract', path: 'data' })
  })

  test('keep the good notes and videos beside a broken one', async () => {
    const video = { id: 'a', type: 'faceOn', title: 'Face on', media: { sources: [], captions: [], seconds: 3, framesPerSecond: 30 } }
    const notes = [{ id: '1', title: 'Setup', videoId: 'a', time: 2.5 }, { id: '2' }, { id: '3', title: 'Grip', time: 2 }]
    const read = await answer({ code: 0, data: { ...lesson, notes, videos: [{ id: 'b' }, video] } }).lessons.byId('7')
    expect(read?.videos.map(({ id }) => id)).toEqual(['a'])
    expect(read?.notes.map(({ id, moment }) => [id, moment])).toEqual([
      ['1', { videoId: 'a', time: 2.5 }],
      ['3', undefined],
    ])
  })

  test('have no picture of another host', async () => {
    const data = [
      { ...summary, poster: 'https://elsewhere.example/a.webp' },
      { ...summary, id: '8', poster: `${host}/a.webp` },
    ]
    expect((await answer({ code: 0, data }).lessons.history()).map(({ poster }) => poster)).toEqual([undefined, `${host}/a.webp`])
  })
})

describe('A lesson that is brought back', () => {
  test('[learning.restore-lesson-channel-two] is named with channel 2', async () => {
    const { lessons, requests } = answer({ code: 0, data: {} })
    await lessons.restore('7')
    expect(await requests[0]?.json()).toEqual({ lessonId: '7', channel: 2 })
  })

  test.each([201, 202, 206])('[learning.restore-lesson-only-200] is not back where the answer is %d', async (status) => {
    await expect(answer({ code: 0, data: {} }, status).lessons.restore('7')).rejects.toMatchObject({ kind: 'rejected' })
  })
})

describe('A video as a file', () => {
  test('[learning.lesson-video-download-query] is asked for by lesson, type and video', async () => {
    const { lessons, asked } = answer({ code: 0, data: { url: `${host}/a.mp4` } })
    expect(await lessons.downloadAddress('7', { id: 'a', type: 'faceOn' })).toBe(`${host}/a.mp4`)
    expect(asked()).toEqual([['GET', '/api/download/lesson-video?lessonId=7&videoId=a&videoType=faceOn']])
  })

  test.each(['https://elsewhere.example/a.mp4', 'http://media.clubhouse.example/a.mp4', 'javascript:alert(1)', '/a.mp4', ''])(
    'is not had from %s',
    async (url) => {
      expect(await answer({ code: 0, data: { url } }).lessons.downloadAddress('7', { id: 'a', type: 'faceOn' })).toBeUndefined()
    },
  )
})
