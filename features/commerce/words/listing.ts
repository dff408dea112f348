import { pathOfShopSearch } from '#ui/commerce/search/searchAddress.ts'
import type { Actions, ActionsOn, Facts, Lists, ListsOf, Phrases } from '../../world/Phrases.ts'
import { beginning, button, byRole, filled, heading, list, main, part, select } from '../../world/screen/Target.ts'

const products = heading().within(part('[data-product]').within(main))
const search = byRole('searchbox', 'menu:search.label')
const suggestions = byRole('listbox')

const acts: Actions = {
  'removes all filters': button('listing:filter.clear').within(list('listing:filter.chosen')),
  'goes back in the shop': ({ screen }) => screen.back(),
  "presses Enter in the shop's search": ({ screen }) => screen.pressEnter(search),
}

const actsOn: ActionsOn = {
  'removes the filter': ({ screen }, label) => screen.press(button(filled('listing:filter.remove', { label }))),
  'searches the shop for': ({ screen }, words) => screen.open(pathOfShopSearch({ words })),
  'searches within': ({ screen }, category) => screen.choose(select('listing:search.within'), category),
  'takes the suggestion': ({ screen }, name) => screen.press(byRole('option', beginning(name)).within(suggestions)),
}

const facts: Facts = {
  'there is no such category': heading(undefined, 'listing:category.goneTitle'),
  'there is no such part of the category': heading(undefined, 'listing:pages.none'),
  'nothing is found in the shop': heading(2, 'listing:search.none').within(main),
}

const lists: Lists = {
  'products of the category': products,
  'products found': products,
  'products suggested': part('[data-suggested]').within(suggestions),
  'chosen filters': part('[data-chosen]').within(list('listing:filter.chosen')),
}

const listsOf: ListsOf = {
  'values of the filter': ({ listing }, label) => listing.filter(label),
  'values found for the filter': ({ listing }, label) => listing.filter(label),
}

export const listingWords: Phrases = { listsOf, acts, actsOn, facts, lists }
