import type { Actions, ActionsOn, Facts, Lists, ListsOf, Phrases } from '../../world/Phrases.ts'

const places: Actions = {
  'the shop': ({ shop }) => shop.open(),
  'the menu of the shop': ({ shop }) => shop.openMenu(),
  'the pro shop': ({ proShop }) => proShop.open(),
}

const acts: Actions = {
  'removes all filters': ({ category }) => category.clear(),
  'goes back in the shop': ({ category }) => category.goBack(),
  "presses Enter in the shop's search": ({ shopSearch }) => shopSearch.enter(),
}

const actsOn: ActionsOn = {
  'removes the filter': ({ category }, value) => category.takeAway(value),
  'goes on by the menu to the category': ({ category }, name) => category.goOnTo(name),
  'turns to more products of': ({ shop }, special) => shop.turnOn(special),
  'searches the shop for': ({ shopSearch }, words) => shopSearch.open(words),
  'searches within': ({ shopSearch }, category) => shopSearch.within(category),
  'takes the suggestion': ({ shopSearch }, name) => shopSearch.take(name),
}

const facts: Facts = {
  'there is no such category': ({ category }) => category.isGone(),
  'there is no such part of the category': ({ category }) => category.isPageMissing(),
  'nothing is found in the shop': ({ shopSearch }) => shopSearch.isNothingFound(),
}

const lists: Lists = {
  'additional blocks': ({ pageContent }) => pageContent.blocks(),
  "club's figures": ({ pageContent }) => pageContent.facts(),
  'blocks of the pro shop': async ({ proShop }) => (await proShop.blocks()).map(({ type, title }) => `${type}: ${title}`),
  'categories of the shop': ({ shop }) => shop.categories(),
  'special categories of the shop': ({ shop }) => shop.specials(),
  'groups of the menu': ({ shop }) => shop.menu(),
  'special categories of the menu': ({ shop }) => shop.menuSpecials(),
  'categories below it': ({ category }) => category.children(),
  'products of the category': ({ category }) => category.products(),
  'chosen filters': async ({ category }) => (await category.chosen()).toSorted(),
  'products found': ({ shopSearch }) => shopSearch.products(),
  'products suggested': ({ shopSearch }) => shopSearch.suggested(),
}

const listsOf: ListsOf = {
  'values of the filter': ({ category }, label) => category.filter(label),
  'values found for the filter': ({ shopSearch }, label) => shopSearch.filter(label),
  'products in the block': ({ shop }, block) => shop.productsIn(block),
  'products featured in': ({ shop }, special) => shop.featuredIn(special),
  'products that the menu features in': ({ shop }, special) => shop.featuredInMenu(special),
  'products of the special category': ({ shop }, special) => shop.productsOf(special),
  'links of the pro shop under': ({ proShop }, title) => proShop.waysUnder(title),
  'details of': ({ orders }, item) => orders.detailsOf(item),
}

export const shopWords: Phrases = { listsOf, places, acts, actsOn, facts, lists }
