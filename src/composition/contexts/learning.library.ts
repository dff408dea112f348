import { ContinueWatching } from '#app/learning/ContinueWatching'
import { CurrentPlayer } from '#app/learning/ports/CurrentPlayer'
import { Favourites } from '#app/learning/ports/Favourites'
import { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import { VideoLibrary } from '#app/learning/ports/VideoLibrary'
import { WatchHistory } from '#app/learning/ports/WatchHistory'
import { RecentKeywords } from '#app/learning/RecentKeywords'
import { Clock } from '#app/shared/ports/Clock'
import { FavouriteState } from '#ui/learning/favourites/FavouriteState.ts'
import { FavouritesViewModel } from '#ui/learning/favourites/FavouritesViewModel.ts'
import { LibraryViewModel } from '#ui/learning/library/LibraryViewModel.ts'
import { SearchViewModel } from '#ui/learning/search/SearchViewModel.ts'
import { SeriesViewModel } from '#ui/learning/series/SeriesViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  give(
    FavouritesViewModel,
    (favourites: Favourites, marks: FavouriteState) => new FavouritesViewModel(favourites, marks),
    ...([Favourites, FavouriteState] as const),
  )
  share(RecentKeywords, (player: CurrentPlayer) => new RecentKeywords(player), CurrentPlayer)
  give(
    ContinueWatching,
    (history: WatchHistory, library: VideoLibrary) => new ContinueWatching(history, library),
    ...([WatchHistory, VideoLibrary] as const),
  )
  give(
    LibraryViewModel,
    (library: VideoLibrary, begun: ContinueWatching, viewing: PlaybackPreferences) => new LibraryViewModel(library, begun, viewing),
    ...([VideoLibrary, ContinueWatching, PlaybackPreferences] as const),
  )
  give(
    SearchViewModel,
    (library: VideoLibrary, recent: RecentKeywords, clock: Clock) => new SearchViewModel(library, recent, clock),
    ...([VideoLibrary, RecentKeywords, Clock] as const),
  )
  give(SeriesViewModel, (library: VideoLibrary, marks: FavouriteState) => new SeriesViewModel(library, marks), VideoLibrary, FavouriteState)
})

export const library = {
  name: 'library',
  requires: async () => (await import('./learning.collection.ts')).collection,
  module,
  texts: textLoader({
    en: () => import('#ui/learning/texts/library/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/learning/texts/library/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/learning/texts/library/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/learning/texts/library/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    library: async () => (await import('#ui/learning/library/LibraryScreen.tsx')).LibraryScreen,
    favourites: async () => (await import('#ui/learning/favourites/FavouritesScreen.tsx')).FavouritesScreen,
    search: async () => (await import('#ui/learning/search/SearchScreen.tsx')).SearchScreen,
    series: async () => (await import('#ui/learning/series/SeriesScreen.tsx')).SeriesScreen,
  },
}
