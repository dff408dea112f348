import { ContinueWatching } from '#app/learning/ContinueWatching'
import { VideoLibrary } from '#app/learning/ports/VideoLibrary'
import { WatchHistory } from '#app/learning/ports/WatchHistory'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

export const part: Part = {
  requires: () => [import('./collection.ts')],
  module: provide(({ give }) => {
    give(ContinueWatching, WatchHistory, VideoLibrary)
  }),
}
