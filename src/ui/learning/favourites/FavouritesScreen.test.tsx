import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { KeptVideos } from '#app/learning/ports/Favourites'
import type { FoundVideo, Series } from '#domain/learning/library'
import { toastQueue } from '#ui/kit/feedback/toasts.ts'
import { paths } from '#ui/shell/paths.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { createFavourites } from '../../../../tests/builders/learning.ts'
import { pressButton } from '../../../../tests/builders/pressButton.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import type { FavouriteState } from './FavouriteState.ts'
import { FavouritesScreen } from './FavouritesScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => {
  place.clear()
  toastQueue.clear()
})

const series: Series = {
  ...{ id: 's-7', categoryId: 'c-1', title: 'Tempo', lead: 'Slow is smooth', languages: ['en'] },
  ...{ videoCount: 3, watchedCount: 1, isFavourite: true },
}
const video: FoundVideo = { id: 'v-2', title: 'Turn', seconds: 130, progress: 40, isFavourite: true, seriesId: 's-7', seriesTitle: 'Tempo' }
const buttons = () => [...place.element.querySelectorAll('button')]
const labels = () => buttons().map((each) => each.getAttribute('aria-label'))
const show = (marks: FavouriteState, list: KeptVideos) =>
  act(async () =>
    place.show(
      <InPage parts={[{ list: async () => list }, marks]}>
        <FavouritesScreen />
      </InPage>,
    ),
  )

test('a favourite that is dropped leaves its list, and comes back when that is undone', async () => {
  const { marks, saved } = createFavourites()
  await show(marks, {
    series: [series],
    videos: [video, { ...video, id: 'v-3', title: 'Finish', seriesId: 's-9', seriesTitle: 'Short game' }],
  })
  const links = [...place.element.querySelectorAll('li a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Tempo', '/learn/series/s-7'],
    ['Turn', '/learn/videos/v-2?series=s-7'],
    ['Tempo', '/learn/series/s-7'],
    ['Finish', '/learn/videos/v-3?series=s-9'],
    ['Short game', '/learn/series/s-9'],
  ])
  await pressButton('favourites.drop title=Tempo')
  await pressButton('favourites.drop title=Finish')
  const [toast] = toastQueue.visibleToasts
  expect([labels(), toast?.content.text]).toEqual([['favourites.drop title=Turn'], 'favourites.dropped title=Finish'])
  await act(async () => toast?.content.undo?.())
  expect([labels(), saved.at(-1)]).toEqual([
    ['favourites.drop title=Turn', 'favourites.drop title=Finish'],
    [{ seriesId: 's-9', videoId: 'v-3' }, true],
  ])
})

test('a favourite that can’t be dropped stays, and a player without any is led to the library', async () => {
  await show(createFavourites(true).marks, { series: [series], videos: [] })
  await pressButton('favourites.drop title=Tempo')
  expect([labels(), toastQueue.visibleToasts, place.element.textContent.includes('favourites.unwritten')]).toEqual([
    ['favourites.drop title=Tempo'],
    [],
    true,
  ])
  place.clear()
  place = renderAt()
  await show(createFavourites().marks, { series: [], videos: [] })
  expect([...place.element.querySelectorAll('a')].at(-1)?.getAttribute('href')).toBe(paths.library)
})
