import { expect, test } from 'vitest'
import type { WholeSeries } from '#domain/learning/library'
import type { WatchProgress } from '#domain/learning/watchProgress'
import { Failure } from '../shared/failure.ts'
import { ContinueWatching } from './ContinueWatching.ts'

const base = { categoryId: 'swing', languages: [], videoCount: 2, watchedCount: 0, isFavourite: false }
const tempo: WholeSeries = {
  ...{ ...base, id: 'tempo', title: 'Tempo' },
  videos: ['tempo-1', 'tempo-2'].map((id) => ({ id, title: id, seconds: 100, progress: 0, isFavourite: false })),
}

function begun(videoId: string, own: Partial<WatchProgress> = {}): WatchProgress {
  return { videoId, seriesId: 'tempo', seconds: 100, watched: [], position: 50, ...own }
}

async function found(history: readonly WatchProgress[]) {
  const asked: string[] = []
  const oneSeries = async (id: string) => {
    asked.push(id)
    if (id === 'gone') throw new Failure('gone')
    return id === 'rhythm' ? { ...tempo, id, title: 'Rhythm' } : tempo
  }
  const videos = await new ContinueWatching({ all: () => history }, { oneSeries }).execute()
  return { asked, titles: videos.map(({ title, seriesTitle }) => `${title} of ${seriesTitle}`) }
}

test('videos that were begun come in the order in which they were watched, with one read for each series', async () => {
  expect(await found([begun('tempo-2'), begun('tempo-1')])).toEqual({ asked: ['tempo'], titles: ['tempo-2 of Tempo', 'tempo-1 of Tempo'] })
})

test('what was hardly begun or is finished is left out', async () => {
  expect(await found([begun('tempo-2', { position: 4 }), begun('tempo-1', { position: 95 })])).toEqual({ asked: [], titles: [] })
})

test('a series that can’t be loaded does not affect others', async () => {
  const { titles } = await found([begun('old', { seriesId: 'gone' }), begun('tempo-1')])
  expect(titles).toEqual(['tempo-1 of Tempo'])
})

test('anything else that goes wrong is a programming error', async () => {
  const broken = new ContinueWatching({ all: () => [begun('tempo-1')] }, { oneSeries: () => Promise.reject(new TypeError('broken')) })
  await expect(broken.execute()).rejects.toThrow(TypeError)
})

test('no more than four videos are offered, those that were watched last', async () => {
  const { titles } = await found(['tempo-1', 'tempo-1', 'tempo-1', 'tempo-2', 'tempo-2'].map((id) => begun(id)))
  expect(titles).toEqual(['tempo-1 of Tempo', 'tempo-1 of Tempo', 'tempo-1 of Tempo', 'tempo-2 of Tempo'])
})

test('a video that stands in two series is offered in the one in which it was watched', async () => {
  const { titles } = await found([begun('tempo-1', { seriesId: 'rhythm' }), begun('tempo-2')])
  expect(titles).toEqual(['tempo-1 of Rhythm', 'tempo-2 of Tempo'])
})

test('a video that was watched outside a series is left out', async () => {
  expect(await found([begun('tempo-1', { seriesId: undefined })])).toEqual({ asked: [], titles: [] })
})
