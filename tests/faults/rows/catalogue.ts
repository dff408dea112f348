import * as calls from '#adapters/shop/commerce/catalogueOperations'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import { row } from '../Row.ts'

const first = { page: 1, pageSize: 10 }
const all = { filters: new Map(), page: 1 } as const
const balls = 4

export const rows = [
  row(calls.storeConfig, (ask, _, signal) => ask(Catalogue).store(signal)),
  row(calls.navigationMenu, (ask, _, signal) => ask(Catalogue).menu(2, signal)),
  row(calls.specialCategories, (ask, _, signal) => ask(Catalogue).specialCategories(2, signal)),
  row(calls.categoryById, (ask, _, signal) => ask(Catalogue).category(balls, signal)),
  row(calls.categoriesByIds, (ask, _, signal) => ask(Catalogue).categories([balls], signal)),
  row(calls.categoryProducts, (ask, _, signal) => ask(Catalogue).list([balls], { ...all, sort: 'position' }, signal)),
  row(calls.categoryProductsSorted, (ask, _, signal) => ask(Catalogue).list([balls], { ...all, sort: 'relevance-asc' }, signal)),
  row(calls.specialCategoryProducts, (ask, _, signal) => ask(Catalogue).special([balls], { ...first, featured: 4 }, signal)),
  row(calls.productByUrlKey, (ask, _, signal) => ask(Catalogue).product('fescue-polo', signal)),
  row(calls.productsByUrlKeys, (ask, _, signal) => ask(Catalogue).cards(['fescue-polo'], signal)),
  row(calls.searchProducts, (ask, _, signal) => ask(Catalogue).search({ ...first, words: 'glove' }, signal)),
]
