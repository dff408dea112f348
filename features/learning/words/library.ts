import type { Action, Actions, ActionsOn, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { textIn } from '../../world/screen/either.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import {
  button,
  byRole,
  called,
  dialog,
  filled,
  heading,
  item,
  link,
  list,
  main,
  navigation,
  part,
  region,
  select,
} from '../../world/screen/Target.ts'

const categories = byRole('group', 'library:library.categories')
const shelf = list('library:library.series')
const keyword = byRole('searchbox', 'library:search.keyword')
const forget = (title: string) => filled('learning:favourites.drop', { title })

export const languages = select('library:library.language')
export const videosOfSeries = list('library:series.videos')

const search: Action = async ({ screen }) => {
  await screen.press(link('shell:areas.learn').within(navigation('shell:shell.navigation')))
  await screen.press(link('library:search.title').within(main))
}

const openLibrary: Action = ({ screen }) =>
  screen.open('/learn', () => screen.press(link('shell:areas.learn').within(navigation('shell:shell.navigation'))))

const places: Actions = {
  'the library': openLibrary,
  'her favourites': async (actor, world, member) => {
    await openLibrary(actor, world, member)
    await actor.screen.press(link('library:favourites.title').within(main))
  },
}

const acts: Actions = {
  'watches the introduction': button('library:intro.watch'),
  'clears the search': ({ screen }) => screen.type(keyword, ''),
  'starts another search': search,
  'undoes the removal': button('shell:kit.undo'),
}

const actsOn: ActionsOn = {
  'opens the series': ({ screen }, title) => screen.press(link(called(title)).within(shelf)),
  'opens the found video': ({ screen }, title) => screen.press(link(called(title)).within(main)),
  'looks for the category': ({ screen }, title) => screen.press(button(called(title)).within(categories)),
  'searches the library for': async (actor, word, world, member) => {
    if (!(await actor.screen.shows(keyword))) await search(actor, world, member)
    await typeIn(actor.screen, word)
    await actor.screen.pressEnter(keyword)
  },
  'starts to search the library for': async (actor, word, world, member) => {
    await search(actor, world, member)
    await typeIn(actor.screen, word)
  },
  'removes the keyword': ({ screen }, word) => screen.press(button(filled('library:search.forget', { keyword: word }))),
  'marks the favourite': ({ screen }, title) =>
    screen.press(button(forget(title)).or(button(filled('learning:favourites.keep', { title })))),
  'removes the favourite': ({ screen }, title) => screen.press(button(forget(title))),
}

const facts: Facts = {
  'the videos to continue come first': async ({ screen }) => {
    const [words, [first]] = await Promise.all([screen.words(), screen.texts(heading(2).within(main))])
    return first === words('library:library.begun')
  },
}

const texts: Texts = {
  'open video': async ({ screen }) => (await screen.marks(part('video').within(dialog()), 'aria-label'))[0],
  'next video': ({ screen }) => textIn(screen, videosOfSeries, heading().within(part('[aria-current=step]'))),
  keyword: ({ screen }) => screen.value(keyword),
}

const lists: Lists = {
  'categories of the library': async ({ screen }) => (await screen.texts(button().within(categories))).slice(1),
  'series of the library': heading().within(shelf),
  'videos to continue': heading(3).within(region('library:library.begun')),
  'favourite videos': heading().within(list('library:favourites.series').or(list('library:favourites.videos'))),
  'videos found': heading().within(list('library:search.results')),
  'keywords offered': item().within(list('library:search.recent')),
}

/** Letter by letter, faster than the search. */
function typeIn(screen: Screen, word: string): Promise<void> {
  return screen.type(keyword, ...Array.from(word, (_, index) => word.slice(0, index + 1)))
}

export const libraryWords: Phrases = { places, acts, actsOn, facts, texts, lists }
