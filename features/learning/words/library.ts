import type { Actions, ActionsOn, Lists, Phrases, Texts } from '../../world/Phrases.ts'

const places: Actions = {
  'the library': ({ library }) => library.open(),
  'her favourites': ({ library }) => library.openFavourites(),
}

const acts: Actions = {
  'watches the introduction': ({ library }) => library.watchIntro(),
  'clears the search': ({ library }) => library.clearSearch(),
  'starts another search': ({ library }) => library.searchAnew(),
  'undoes the removal': ({ library }) => library.thinkBetter(),
}

const actsOn: ActionsOn = {
  'opens the series': ({ library }, title) => library.openSeries(title),
  'opens the found video': ({ library }, title) => library.openFound(title),
  'looks for the category': ({ library }, title) => library.chooseCategory(title),
  'searches the library for': ({ library }, keyword) => library.search(keyword),
  'starts to search the library for': ({ library }, keyword) => library.typeAndLeave(keyword),
  'removes the keyword': ({ library }, keyword) => library.forgetKeyword(keyword),
  'marks the favourite': ({ library }, title) => library.mark(title),
  'removes the favourite': ({ library }, title) => library.takeOut(title),
}

const texts: Texts = {
  'open video': ({ library }) => library.video(),
  'language of the library': ({ library }) => library.language(),
  'next video': ({ library }) => library.nextVideo(),
  keyword: ({ library }) => library.keyword(),
}

const lists: Lists = {
  'categories of the library': ({ library }) => library.categories(),
  'series of the library': ({ library }) => library.series(),
  'videos to continue': ({ library }) => library.begun(),
  'favourite videos': ({ library }) => library.favourites(),
  'videos found': ({ library }) => library.found(),
  'keywords offered': ({ library }) => library.recentKeywords(),
}

export const libraryWords: Phrases = { places, acts, actsOn, texts, lists }
