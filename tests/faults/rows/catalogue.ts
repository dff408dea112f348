import * as calls from '#adapters/shop/commerce/catalogueOperations'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import { type Deviation, type Row, row } from '../Row.ts'

const first = { page: 1, pageSize: 10 }
const all = { filters: new Map(), page: 1 } as const
const balls = 4

/** A product of a kind that this version does not know is none. */
const unknownKinds: Pick<Row, 'deviations'> = {
  deviations: [{ where: ['drift-unknown-word'], gives: { leftOut: 1 }, source: 'commerce.product-kinds' }],
}
const unread: Deviation = {
  where: ['drift-missing-field'],
  gives: { leftOut: 0 },
  source: 'without its counts a filter is still there: the category names it',
}
const featured: Deviation = {
  where: ['drift-missing-field', 'drift-text-for-number'],
  gives: { leftOut: 0 },
  source: 'a category that can not be read puts nothing forward; its products stay',
}
const oneProduct: Deviation = {
  where: ['drift-missing-field', 'drift-text-for-number', 'drift-unknown-word'],
  gives: { outcome: 'broken-contract', leftOut: 0 },
  source: 'the page of a product that can not be read fails: to leave it out would say that there is none',
}

/** A block that has data is shown, whatever the shop answers beside it. */
const partial: Deviation = {
  where: ['200-beside'],
  gives: { outcome: 'done' },
  source: 'catalogue reads keep the blocks that have data',
}

const declaredRows = [
  row(calls.storeConfig, (ask, _, signal) => ask(Catalogue).store(signal)),
  row(calls.navigationMenu, (ask, _, signal) => ask(Catalogue).menu(2, signal)),
  row(calls.specialCategories, (ask, _, signal) => ask(Catalogue).specialCategories(2, signal)),
  row(calls.categoryById, (ask, _, signal) => ask(Catalogue).category(balls, signal)),
  row(calls.categoriesByIds, (ask, _, signal) => ask(Catalogue).categories([balls], signal)),
  row(calls.categoryProducts, (ask, _, signal) => ask(Catalogue).list([balls], { ...all, sort: 'position' }, signal), unknownKinds),
  row(calls.categoryProductsSorted, (ask, _, signal) => ask(Catalogue).list([balls], { ...all, sort: 'relevance-asc' }, signal), {
    deviations: [unread],
  }),
  row(calls.specialCategoryProducts, (ask, _, signal) => ask(Catalogue).special([balls], { ...first, featured: 4 }, signal), {
    deviations: [featured],
  }),
  row(calls.productByUrlKey, (ask, _, signal) => ask(Catalogue).product('fescue-polo', signal), { deviations: [oneProduct] }),
  row(calls.productsByUrlKeys, (ask, _, signal) => ask(Catalogue).cards(['fescue-polo'], signal), unknownKinds),
  row(calls.searchProducts, (ask, _, signal) => ask(Catalogue).search({ ...first, words: 'glove' }, signal), unknownKinds),
]

export const rows = declaredRows.map((each) => ({ ...each, deviations: [...(each.deviations ?? []), partial] }))
