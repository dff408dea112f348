import * as calls from '#adapters/rest/learning/favouriteCalls'
import type { Resolver } from '#composition/provide'
import type { Favourite } from '#domain/learning/favourite'
import { FavouritesViewModel } from '#ui/learning/favourites/FavouritesViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { rowOfScreen } from '../Row.ts'
import { modelView, stateOfFlags } from '../views.ts'

const video = { seriesId: 'three-wedges', videoId: 'three-wedges-1' }
const kept = { seriesId: 'around-the-green', videoId: 'around-the-green-1' }

function marking(favourite: Favourite, wish: boolean) {
  return (ask: Resolver): ObservedView => {
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
  rowOfScreen(calls.videoFavorites, (ask) => modelView(ask(FavouritesViewModel), ({ reading }) => reading)),
  rowOfScreen(calls.keepSeries, marking({ seriesId: video.seriesId }, true)),
  rowOfScreen(calls.dropSeries, marking({ seriesId: 'tempo' }, false)),
  rowOfScreen(calls.keepVideo, marking(video, true)),
  rowOfScreen(calls.dropVideo, marking(kept, false)),
]
