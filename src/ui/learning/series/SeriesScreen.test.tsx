import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { WholeSeries } from '#domain/learning/library'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { createFavourites } from '../../../../tests/builders/learning.ts'
import { pressButton } from '../../../../tests/builders/pressButton.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { SeriesScreen } from './SeriesScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const video = { id: 'v-2', title: 'Turn', seconds: 130, progress: 40, isFavourite: true }
const whole: WholeSeries = {
  ...{ id: 's-7', categoryId: 'c-1', title: 'Tempo', lead: 'Slow is smooth', languages: ['en'] },
  ...{ videoCount: 3, watchedCount: 1, isFavourite: true },
  videos: [
    { ...video, id: 'v-1', title: 'Grip', progress: 96, isFavourite: false },
    video,
    { ...video, id: 'v-3', title: 'Finish', progress: 0, isFavourite: false },
  ],
}

const show = (own: Partial<WholeSeries> = {}, { marks } = createFavourites()) =>
  act(async () =>
    place.show(
      <InPage parts={[{ oneSeries: async () => ({ ...whole, ...own }) }, marks]}>
        <SeriesScreen />
      </InPage>,
    ),
  )
const buttons = () => [...place.element.querySelectorAll('button')]
const labels = () => buttons().map((each) => each.getAttribute('aria-label'))
const rows = () => [...place.element.querySelectorAll('ol > li')]

test('a series that was begun marks the video that is next, one that was not marks none', async () => {
  await show()
  expect(rows().map((row) => [row.getAttribute('aria-current'), row.textContent.includes('series.next')])).toEqual([
    [null, false],
    ['step', true],
    [null, false],
  ])
  expect(place.element.textContent).toContain('library.watched count=3 watched=1')
  expect(rows().map((row) => row.querySelector('time')?.textContent)).toEqual(['2:10', '2:10', '2:10'])
  place.clear()
  place = renderAt()
  await show({ watchedCount: 0, videos: whole.videos.map((each) => ({ ...each, progress: 0 })) })
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, null, null])
  expect(place.element.textContent).toContain('library.videos count=3')
})

test('a series and each of its videos are kept and dropped by themselves', async () => {
  const favourites = createFavourites()
  await show({}, favourites)
  expect(labels()).toEqual([
    'favourites.drop title=Tempo',
    'favourites.keep title=Grip',
    'favourites.drop title=Turn',
    'favourites.keep title=Finish',
  ])
  await pressButton('favourites.keep title=Finish')
  await pressButton('favourites.drop title=Tempo')
  expect(favourites.saved).toEqual([
    [{ seriesId: 's-7', videoId: 'v-3' }, true],
    [{ seriesId: 's-7' }, false],
  ])
  expect(labels().filter((label) => label?.startsWith('favourites.keep'))).toEqual([
    'favourites.keep title=Tempo',
    'favourites.keep title=Grip',
  ])
})

test('a favourite that can’t be kept says so', async () => {
  await show({}, createFavourites(true))
  await pressButton('favourites.keep title=Finish')
  expect([place.element.textContent.includes('favourites.unwritten'), labels().at(-1)]).toEqual([true, 'favourites.keep title=Finish'])
})
