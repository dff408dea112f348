import * as calls from '#adapters/rest/learning/favouriteCalls'
import type { Resolver } from '#composition/provide'
import type { Favourite } from '#domain/learning/favourite'
import { FavouritesViewModel } from '#ui/learning/favourites/FavouritesViewModel.ts'
import type { View } from '../cell/View.ts'
import { screen } from '../Row.ts'
import { opened, stateOfFlags } from '../views.ts'

const video = { seriesId: 'three-wedges', videoId: 'three-wedges-1' }
const kept = { seriesId: 'around-the-green', videoId: 'around-the-green-1' }

function marking(favourite: Favourite, wish: boolean) {
  return (ask: Resolver): View => {
    const { marks } = ask(FavouritesViewModel)
    return {
      act: () => marks.set(favourite, { wanted: wish, asRead: !wish }),
      state: stateOfFlags(marks),
      models: [marks],
      isShownAtOnce: true,
      isDone: () => marks.isKept(favourite, !wish) === wish,
    }
  }
}

export const rows = [
  screen(calls.videoFavorites, (ask) => opened(ask(FavouritesViewModel), ({ reading }) => reading)),
  screen(calls.keepSeries, marking({ seriesId: video.seriesId }, true)),
  screen(calls.dropSeries, marking({ seriesId: 'tempo' }, false)),
  screen(calls.keepVideo, marking(video, true)),
  screen(calls.dropVideo, marking(kept, false)),
]
