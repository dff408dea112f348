import * as calls from '#adapters/rest/learning/libraryCalls'
import type { Resolver } from '#composition/provide'
import { LibraryViewModel } from '#ui/learning/library/LibraryViewModel.ts'
import { SearchViewModel } from '#ui/learning/search/SearchViewModel.ts'
import { SeriesViewModel } from '#ui/learning/series/SeriesViewModel.ts'
import type { View } from '../cell/View.ts'
import { screen } from '../Row.ts'
import { opened } from '../views.ts'

function library(stateOf: (model: LibraryViewModel) => View['state'], value?: (model: LibraryViewModel) => unknown) {
  return (ask: Resolver): View => {
    const model = ask(LibraryViewModel)
    return opened(model, stateOf, value && (() => value(model)))
  }
}

export const rows = [
  screen(
    calls.videoLanguages,
    library(
      ({ order }) => order,
      (model) => model.order.value && model.languages,
    ),
  ),
  screen(
    calls.videoCategories,
    library(({ order }) => order),
  ),
  screen(
    calls.videoSeriesList,
    library(({ shelf }) => shelf),
  ),
  screen(calls.videoSeries, (ask) => {
    const model = ask(SeriesViewModel)
    return { act: () => model.show('tempo'), state: model.reading, models: [model], leave: () => model.dispose() }
  }),
  screen(calls.videoSearch, (ask) => {
    const model = ask(SearchViewModel)
    const search = { keyword: 'putt', onScreen: 'en' } as const
    return { act: () => model.show(search), state: model.results, models: [model], leave: () => model.dispose() }
  }),
]
