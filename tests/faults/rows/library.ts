import * as calls from '#adapters/rest/learning/libraryCalls'
import type { Resolver } from '#composition/provide'
import { LibraryViewModel } from '#ui/learning/library/LibraryViewModel.ts'
import { SearchViewModel } from '#ui/learning/search/SearchViewModel.ts'
import { SeriesViewModel } from '#ui/learning/series/SeriesViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { rowOfScreen } from '../Row.ts'
import { modelView } from '../views.ts'

function library(stateOf: (model: LibraryViewModel) => ObservedView['state'], value?: (model: LibraryViewModel) => unknown) {
  return (ask: Resolver): ObservedView => {
    const model = ask(LibraryViewModel)
    return modelView(model, stateOf, value && (() => value(model)))
  }
}

export const rows = [
  rowOfScreen(
    calls.videoLanguages,
    library(
      ({ order }) => order,
      (model) => model.order.value && model.languages,
    ),
  ),
  rowOfScreen(
    calls.videoCategories,
    library(({ order }) => order),
  ),
  rowOfScreen(
    calls.videoSeriesList,
    library(({ shelf }) => shelf),
  ),
  rowOfScreen(calls.videoSeries, (ask) => {
    const model = ask(SeriesViewModel)
    return { act: () => model.show('tempo'), state: model.reading, models: [model], leave: () => model.dispose() }
  }),
  rowOfScreen(calls.videoSearch, (ask) => {
    const model = ask(SearchViewModel)
    const search = { keyword: 'putt', onScreen: 'en' } as const
    return { act: () => model.show(search), state: model.results, models: [model], leave: () => model.dispose() }
  }),
]
