import { expect, test } from 'vitest'
import type { WholeSeries } from '#domain/learning/library'
import type { Video } from '#domain/learning/video'
import { buildMedia } from '../../../tests/builders/learning.ts'
import { Failure } from '../shared/failure.ts'
import { OpenVideo } from './OpenVideo.ts'

const own = { id: 'tempo', title: 'Three to one', index: 0, videos: [{ id: 'count', title: 'Count it aloud', seconds: 95 }] }

const video: Video = {
  ...{ id: 'drill', title: 'The tempo drill', category: { id: 'swing', title: 'Full swing' }, series: own },
  ...{ media: buildMedia(), chapters: [], isFavourite: false, watchedTime: 0 },
}

function aSeries(id: string, videoIds: readonly string[]): WholeSeries {
  const videos = videoIds.map((each) => ({ id: each, title: each, seconds: 60, progress: 0, isFavourite: each === 'drill' }))
  return { id, categoryId: 'swing', title: 'Off the tee', languages: [], videoCount: 2, watchedCount: 0, isFavourite: false, videos }
}

function opening(read: (id: string) => WholeSeries) {
  const asked: string[] = []
  const oneSeries = async (id: string) => {
    asked.push(id)
    return read(id)
  }
  return { asked, open: new OpenVideo({ byId: async () => video }, { oneSeries }) }
}

test('a video stands in the series in which it was chosen, and is kept there', async () => {
  const { open } = opening((id) => aSeries(id, ['height', 'drill']))
  const { series, isFavourite } = await open.execute({ id: 'drill', seriesId: 'off-the-tee' })
  expect([series?.id, series?.index, series?.videos.length, isFavourite]).toEqual(['off-the-tee', 1, 2, true])
})

test.each([undefined, 'tempo'])('of its own series nothing more is read (chosen: %s)', async (seriesId) => {
  const { open, asked } = opening((id) => aSeries(id, []))
  expect(await open.execute({ id: 'drill', seriesId })).toBe(video)
  expect(asked).toEqual([])
})

test('it stands in its own series where the chosen one lacks it, or can’t be read', async () => {
  const elsewhere = { id: 'drill', seriesId: 'elsewhere' }
  expect(await opening((id) => aSeries(id, ['height'])).open.execute(elsewhere)).toEqual(video)
  const { open } = opening(() => {
    throw new Failure('gone')
  })
  expect(await open.execute(elsewhere)).toBe(video)
})

test('a programming error is not treated as a failed read', async () => {
  const { open } = opening(() => {
    throw new TypeError('a mistake')
  })
  await expect(open.execute({ id: 'drill', seriesId: 'elsewhere' })).rejects.toThrow('a mistake')
})

test('a video without a series of its own stands in the chosen one', async () => {
  const videos = { byId: async (): Promise<Video> => ({ ...video, series: undefined }) }
  const open = new OpenVideo(videos, { oneSeries: async (id) => aSeries(id, ['drill']) })
  expect((await open.execute({ id: 'drill', seriesId: 'tee' })).series?.id).toBe('tee')
})
