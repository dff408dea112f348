import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import type { Favourite } from '#domain/learning/favourite'
import type { Language } from '#domain/shared/language'
import { FavouritesViewModel } from '#ui/learning/favourites/FavouritesViewModel.ts'
import { LibraryViewModel } from '#ui/learning/library/LibraryViewModel.ts'
import { SearchViewModel } from '#ui/learning/search/SearchViewModel.ts'
import { SeriesViewModel } from '#ui/learning/series/SeriesViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { LibraryActor } from '../LibraryActor.ts'

export class ModelLibrary implements LibraryActor {
  private readonly player: ModelTab
  private takenOut: Favourite | undefined

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(LibraryViewModel, (model) => model.show({ onScreen: languageOf(window) })))
  }

  async chooseCategory(title: string): Promise<void> {
    const model = await this.home()
    const category = model.categories.find((each) => each.title === title)?.id
    await this.player.act((window) => model.show({ category, language: model.language, onScreen: languageOf(window) }))
  }

  async chooseLanguage(language: Language): Promise<void> {
    const search = (await this.player.window()).shownModel(SearchViewModel)
    if (search) return this.player.act(() => search.chooseLanguage(language))
    const model = await this.home()
    await this.player.act((window) => model.show({ category: model.category?.id, language, onScreen: languageOf(window) }))
  }

  async watchIntro(): Promise<void> {
    const model = await this.home()
    await this.player.act(() => model.openIntro())
  }

  async categories(): Promise<readonly string[]> {
    return (await this.home()).categories.map(({ title }) => title)
  }

  async language(): Promise<Language | undefined> {
    return (await this.home()).language
  }

  async series(): Promise<readonly string[]> {
    return (await this.home()).series.map(({ title }) => title)
  }

  async begun(): Promise<readonly string[]> {
    return (await this.home()).begun.value?.map(({ title }) => title) ?? []
  }

  async video(): Promise<string | undefined> {
    const { introPlayer, intro } = await this.home()
    return introPlayer && intro?.title
  }

  async search(keyword: string): Promise<void> {
    if (!(await this.player.window()).shownModel(SearchViewModel)) await this.searchAnew()
    const model = await this.player.requireModel(SearchViewModel)
    await this.player.act(() => {
      for (const length of Array.from(keyword).keys()) model.type(keyword.slice(0, length + 1))
    })
    await this.player.act(() => model.keep())
  }

  async typeAndLeave(keyword: string): Promise<void> {
    await this.searchAnew()
    const model = await this.player.requireModel(SearchViewModel)
    await this.player.act(() => model.type(keyword))
  }

  async clearSearch(): Promise<void> {
    const model = await this.player.requireModel(SearchViewModel)
    await this.player.act(() => model.type(''))
  }

  async openFound(title: string): Promise<void> {
    const model = await this.player.requireModel(SearchViewModel)
    const video = model.results.value?.find((each) => each.title === title)
    if (!video) throw new Error(`There is no ${title} among what was found`)
    await this.player.act(() => model.keep())
  }

  searchAnew(): Promise<void> {
    return this.player.act((window) => window.visit(SearchViewModel, (model) => model.show({ onScreen: languageOf(window) })))
  }

  async forgetKeyword(keyword: string): Promise<void> {
    const model = await this.player.requireModel(SearchViewModel)
    await this.player.act(() => model.forget(keyword))
  }

  async recentKeywords(): Promise<readonly string[]> {
    return (await this.player.requireModel(SearchViewModel)).recentKeywords
  }

  async keyword(): Promise<string> {
    return (await this.player.requireModel(SearchViewModel)).keyword
  }

  async found(): Promise<readonly string[]> {
    return (await this.player.requireModel(SearchViewModel)).results.value?.map(({ title }) => title) ?? []
  }

  async mark(title: string): Promise<void> {
    const model = await this.player.requireModel(SeriesViewModel)
    const { favourite, asRead } = favouriteIn(model, title)
    await this.player.act(() => model.marks.toggle(favourite, asRead))
  }

  async isMarked(title: string): Promise<boolean> {
    const model = await this.player.requireModel(SeriesViewModel)
    const { favourite, asRead } = favouriteIn(model, title)
    return model.marks.isKept(favourite, asRead)
  }

  openFavourites(): Promise<void> {
    return this.player.act((window) => window.visit(FavouritesViewModel))
  }

  async takeOut(title: string): Promise<void> {
    const model = await this.player.requireModel(FavouritesViewModel)
    const video = model.videos.find((each) => each.title === title)
    if (!video) throw new Error(`There is no favourite ${title}`)
    const favourite = { seriesId: video.seriesId, videoId: video.id }
    await this.player.act(async () => {
      this.takenOut = (await model.remove(favourite)) ? favourite : undefined
    })
  }

  async thinkBetter(): Promise<void> {
    const { takenOut } = this
    if (!takenOut) throw new Error('Nothing has been taken out')
    const model = await this.player.requireModel(FavouritesViewModel)
    await this.player.act(() => model.putBack(takenOut))
  }

  async favourites(): Promise<readonly string[]> {
    const { series, videos } = await this.player.requireModel(FavouritesViewModel)
    return [...series, ...videos].map(({ title }) => title)
  }

  async openSeries(title: string): Promise<void> {
    const id = (await this.home()).series.find((each) => each.title === title)?.id
    if (id === undefined) throw new Error(`There is no series ${title} on the shelf`)
    await this.player.act((window) => window.visit(SeriesViewModel, (model) => model.show(id)))
  }

  async seriesTitle(): Promise<string | undefined> {
    return (await this.player.requireModel(SeriesViewModel)).reading.value?.title
  }

  async videos(): Promise<readonly string[]> {
    return (await this.player.requireModel(SeriesViewModel)).reading.value?.videos.map(({ title }) => title) ?? []
  }

  async nextVideo(): Promise<string | undefined> {
    const { nextId, reading } = await this.player.requireModel(SeriesViewModel)
    return reading.value?.videos.find(({ id }) => id === nextId)?.title
  }

  private home(): Promise<LibraryViewModel> {
    return this.player.requireModel(LibraryViewModel)
  }
}

function favouriteIn({ reading }: SeriesViewModel, title: string): { readonly favourite: Favourite; readonly asRead: boolean } {
  const series = reading.value
  if (!series) throw new Error('No series is open')
  if (series.title === title) return { favourite: { seriesId: series.id }, asRead: series.isFavourite }
  const video = series.videos.find((each) => each.title === title)
  if (!video) throw new Error(`There is no ${title} in ${series.title}`)
  return { favourite: { seriesId: series.id, videoId: video.id }, asRead: video.isFavourite }
}

function languageOf(window: ModelWindow): Language {
  return window.port(CurrentLanguage).value
}

export function libraryMessages(window: ModelWindow): readonly Notice[] {
  const home = window.shownModel(LibraryViewModel)
  const series = window.shownModel(SeriesViewModel)
  const search = window.shownModel(SearchViewModel)
  const readings = [home?.shelf, home?.order, series?.reading, search?.results]
  const favourites = window.shownModel(FavouritesViewModel)
  const failures = [
    ...[...readings, favourites?.reading].map((reading) => reading?.failure),
    series?.marks.failure,
    favourites?.marks.failure,
  ]
  return failures.flatMap((failure) => failureMessages(failure))
}
