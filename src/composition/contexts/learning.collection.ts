import { DeviceStorage } from '#adapters/browser/DeviceStorage'
import { StoredWatchHistory } from '#adapters/browser/StoredWatchHistory'
import { HttpFavourites } from '#adapters/rest/learning/HttpFavourites'
import { HttpVideoLibrary } from '#adapters/rest/learning/HttpVideoLibrary'
import { RestClient } from '#adapters/rest/RestClient'
import { KeepFavourite } from '#app/learning/KeepFavourite'
import { CurrentLearner } from '#app/learning/ports/CurrentLearner'
import { Favourites } from '#app/learning/ports/Favourites'
import { VideoLibrary } from '#app/learning/ports/VideoLibrary'
import { WatchHistory } from '#app/learning/ports/WatchHistory'
import { FavouriteMarks } from '#ui/learning/favourites/FavouriteMarks.ts'
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'

/** What the library and each video of it share: its series, and what of them a player keeps. */
export const collection = {
  name: 'collection',
  whole: async () => (await import('./learning.ts')).learning,
  module: provide((give, share) => {
    share(VideoLibrary, (client: RestClient, media: string) => new HttpVideoLibrary(client, media), RestClient, MediaAddress)
    share(Favourites, (client: RestClient, media: string) => new HttpFavourites(client, media), RestClient, MediaAddress)
    share(KeepFavourite, (favourites: Favourites) => new KeepFavourite(favourites), Favourites)
    share(
      WatchHistory,
      (storage: DeviceStorage, learner: CurrentLearner) => new StoredWatchHistory(storage, learner),
      ...([DeviceStorage, CurrentLearner] as const),
    )
    give(FavouriteMarks, (keeping: KeepFavourite) => new FavouriteMarks(keeping), KeepFavourite)
  }),
  screens: {},
}
