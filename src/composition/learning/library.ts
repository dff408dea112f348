import { ContinueWatching } from '#app/learning/ContinueWatching'
import { CurrentPlayer } from '#app/learning/ports/CurrentPlayer'
import { Favourites } from '#app/learning/ports/Favourites'
import { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import { VideoLibrary } from '#app/learning/ports/VideoLibrary'
import { RecentKeywords } from '#app/learning/RecentKeywords'
import { Clock } from '#app/shared/ports/Clock'
import { FavouriteState } from '#ui/learning/favourites/FavouriteState.ts'
import { FavouritesViewModel } from '#ui/learning/favourites/FavouritesViewModel.ts'
import { LibraryViewModel } from '#ui/learning/library/LibraryViewModel.ts'
import { SearchViewModel } from '#ui/learning/search/SearchViewModel.ts'
import { SeriesViewModel } from '#ui/learning/series/SeriesViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  give(FavouritesViewModel, Favourites, FavouriteState)
  share(RecentKeywords, CurrentPlayer)
  give(LibraryViewModel, VideoLibrary, ContinueWatching, PlaybackPreferences)
  give(SearchViewModel, VideoLibrary, RecentKeywords, Clock)
  give(SeriesViewModel, VideoLibrary, FavouriteState)
})

export const part: Part = {
  requires: () => [import('./continueWatching.ts')],
  module,
  texts: textsIn('library', (language) => import(`../../ui/learning/texts/library/${language}.json`, { with: { type: 'json' } })),
}
