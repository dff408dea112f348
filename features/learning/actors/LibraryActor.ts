import type { Language } from '#domain/shared/language'

export interface LibraryActor {
  open(): Promise<void>
  chooseCategory(title: string): Promise<void>
  chooseLanguage(language: Language): Promise<void>
  watchIntro(): Promise<void>

  categories(): Promise<readonly string[]>
  language(): Promise<Language | undefined>
  series(): Promise<readonly string[]>
  begun(): Promise<readonly string[]>
  video(): Promise<string | undefined>

  /** Types the word at once and waits until it is saved as a recent search. */
  search(keyword: string): Promise<void>
  /** Leaves the field before the word is complete. */
  typeAndLeave(keyword: string): Promise<void>
  clearSearch(): Promise<void>
  openFound(title: string): Promise<void>
  searchAnew(): Promise<void>
  forgetKeyword(keyword: string): Promise<void>
  recentKeywords(): Promise<readonly string[]>
  keyword(): Promise<string>
  found(): Promise<readonly string[]>

  mark(title: string): Promise<void>
  isMarked(title: string): Promise<boolean>
  openFavourites(): Promise<void>
  takeOut(title: string): Promise<void>
  thinkBetter(): Promise<void>
  favourites(): Promise<readonly string[]>

  openSeries(title: string): Promise<void>
  seriesTitle(): Promise<string | undefined>
  videos(): Promise<readonly string[]>
  nextVideo(): Promise<string | undefined>
}
