import type { Actions, ActionsOn, Facts, Lists, ListsOf, Phrases } from '../../world/Phrases.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { beginning, button, byRole, called, dialog, part, text } from '../../world/screen/Target.ts'

const place = dialog('quickSearch:search.title')
const field = byRole('searchbox', 'quickSearch:search.title').within(place)
const results = byRole('listbox', 'quickSearch:search.results').within(place)
const names = part('[data-found]')

const kinds: Readonly<Record<string, string>> = {
  places: 'quickSearch:search.pages',
  lessons: 'quickSearch:kinds.lesson',
  videos: 'quickSearch:kinds.video',
  products: 'quickSearch:kinds.product',
  courses: 'quickSearch:kinds.course',
  orders: 'quickSearch:kinds.order',
}

async function open(screen: Screen): Promise<void> {
  if (!(await screen.shows(place))) await screen.press(button('quickSearch:search.title'))
}

const acts: Actions = {
  'opens the quick search': ({ screen }) => open(screen),
  'takes the first result': ({ screen }) => screen.pressEnter(field),
}

const actsOn: ActionsOn = {
  'searches the club for': async ({ screen }, words) => {
    await open(screen)
    await screen.type(field, words)
  },
  'takes the result': ({ screen }, name) => screen.press(byRole('option', beginning(name)).within(results)),
}

const facts: Facts = {
  'nothing of the club was found': text('quickSearch:search.none').within(place),
}

const lists: Lists = { 'results of the quick search': names.within(results) }

const listsOf: ListsOf = {
  'results among the': async ({ screen }, kind) => screen.texts(names.within(byRole('group', kinds[kind] ?? called(kind)).within(results))),
}

export const quickSearchWords: Phrases = { acts, actsOn, facts, lists, listsOf }
