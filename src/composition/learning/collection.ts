import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredWatchHistory } from '#adapters/browser/storage/StoredWatchHistory'
import { HttpFavourites } from '#adapters/rest/learning/HttpFavourites'
import { HttpVideoLibrary } from '#adapters/rest/learning/HttpVideoLibrary'
import { RestClient } from '#adapters/rest/RestClient'
import { CurrentPlayer } from '#app/learning/ports/CurrentPlayer'
import { Favourites } from '#app/learning/ports/Favourites'
import { VideoLibrary } from '#app/learning/ports/VideoLibrary'
import { WatchHistory } from '#app/learning/ports/WatchHistory'
import { SaveFavourite } from '#app/learning/SaveFavourite'
import { FavouriteState } from '#ui/learning/favourites/FavouriteState.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'

export const part: Part = {
  requires: () => [import('./module.ts')],
  module: provide(({ give, share }) => {
    share(VideoLibrary, HttpVideoLibrary, RestClient, MediaAddress)
    share(Favourites, HttpFavourites, RestClient, MediaAddress)
    share(SaveFavourite, Favourites)
    share(WatchHistory, StoredWatchHistory, DeviceStorage, CurrentPlayer)
    give(FavouriteState, SaveFavourite)
  }),
}
