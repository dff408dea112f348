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
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'

/** What the library and each video of it share: its series, and what of them a player keeps. */
export const collection = {
  name: 'collection',
  requires: async () => (await import('./learning.ts')).learning,
  module: provide((give, share) => {
    share(VideoLibrary, (client: RestClient, media: string) => new HttpVideoLibrary(client, media), RestClient, MediaAddress)
    share(Favourites, (client: RestClient, media: string) => new HttpFavourites(client, media), RestClient, MediaAddress)
    share(SaveFavourite, (favourites: Favourites) => new SaveFavourite(favourites), Favourites)
    share(
      WatchHistory,
      (storage: DeviceStorage, player: CurrentPlayer) => new StoredWatchHistory(storage, player),
      ...([DeviceStorage, CurrentPlayer] as const),
    )
    give(FavouriteState, (keeping: SaveFavourite) => new FavouriteState(keeping), SaveFavourite)
  }),
  screens: {},
}
