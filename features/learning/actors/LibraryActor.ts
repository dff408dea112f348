import type { Language } from '#domain/shared/language'

export interface LibraryActor {
  open(): Promise<void>
  chooseCategory(title: string): Promise<void>
  chooseLanguage(language: Language): Promise<void>
  watchIntro(): Promise<void>

  categories(): Promise<readonly string[]>
  language(): Promise<Language | undefined>
  /** Titles of the series on the shelf. */
  series(): Promise<readonly string[]>
  /** Titles of the videos to go on with. */
  begun(): Promise<readonly string[]>
  /** Title of the film that is open. */
  video(): Promise<string | undefined>

  /** Types it as a whole, in a breath; it counts as meant afterwards. */
  search(keyword: string): Promise<void>
  /** Types it, and turns to something else on the screen before it is complete. */
  typeAndLeave(keyword: string): Promise<void>
  clearSearch(): Promise<void>
  openFound(title: string): Promise<void>
  /** Leaves what was searched for, and comes back to search for something else. */
  searchAnew(): Promise<void>
  forgetKeyword(keyword: string): Promise<void>
  recentKeywords(): Promise<readonly string[]>
  /** As it stands in the field. */
  keyword(): Promise<string>
  /** Titles. */
  found(): Promise<readonly string[]>

  /** Of the series that is open, itself or a video; keeps it, or lets it go. */
  mark(title: string): Promise<void>
  isMarked(title: string): Promise<boolean>
  openFavourites(): Promise<void>
  takeOut(title: string): Promise<void>
  /** Takes back what was done last, where that is offered. */
  thinkBetter(): Promise<void>
  /** Titles of series, then of videos. */
  favourites(): Promise<readonly string[]>

  /** One of those on the shelf. */
  openSeries(title: string): Promise<void>
  seriesTitle(): Promise<string | undefined>
  /** Titles, in their order. */
  videos(): Promise<readonly string[]>
  /** Where to go on. */
  nextVideo(): Promise<string | undefined>
}
