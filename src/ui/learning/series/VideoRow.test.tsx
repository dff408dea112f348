import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { ContinueWatchingList } from '../library/ContinueWatchingList.tsx'
import { SeriesCard } from '../library/SeriesCard.tsx'
import { VideoRow } from './VideoRow.tsx'

const video = { id: 'v-1', title: 'Tempo', seconds: 90, progress: 0, isFavourite: false }

test.each([
  [0, undefined],
  [40, 'series.progress percent=40'],
  [100, 'series.seen'],
])('a video that was watched to %i per cent says so', (progress, told) => {
  const { textContent } = drawn(<VideoRow video={{ ...video, progress }} seriesId="s-1" isNext={false} />)
  expect(/series\.(?:progress percent=\d+|seen)/g.exec(textContent)?.[0]).toBe(told)
  expect([...textContent.matchAll(/series\./g)]).toHaveLength(told === undefined ? 0 : 1)
})

test('each video that was begun leads to its own series', () => {
  const videos = ['s-1', 's-2'].map((seriesId, index) => ({ ...video, id: `v-${index}`, seriesId, seriesTitle: seriesId }))
  const links = [...drawn(<ContinueWatchingList videos={videos} />).querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/learn/videos/v-0?series=s-1', '/learn/videos/v-1?series=s-2'])
})

test('a series tells how many of its videos were watched', () => {
  const series = { id: 's-1', categoryId: 'c', title: 'Tempo', languages: [], videoCount: 7, watchedCount: 3, isFavourite: false }
  expect(drawn(<SeriesCard series={series} />).textContent).toContain('library.watched count=7 watched=3')
})
