import * as calls from '#adapters/shop/commerce/catalogueOperations'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import type { ShopMenu } from '#app/commerce/ReadShopMenu'
import { ReadSpecialCategories } from '#app/commerce/ReadSpecialCategories'
import type { Resolver } from '#composition/provide'
import type { Category } from '#domain/commerce/category'
import type { Listing } from '#domain/commerce/listing'
import { ProductViewModel } from '#ui/commerce/add-to-cart/ProductViewModel.ts'
import { CategoryViewModel } from '#ui/commerce/listing/CategoryViewModel.ts'
import { MegaMenuViewModel } from '#ui/commerce/mega-menu/MegaMenuViewModel.ts'
import { SearchViewModel } from '#ui/commerce/search/SearchViewModel.ts'
import { ShopHomeViewModel } from '#ui/commerce/shop-home/ShopHomeViewModel.ts'
import { SpecialModel } from '#ui/commerce/special/SpecialModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { type Deviation, type Row, type RowContext, rowOfScreen } from '../Row.ts'
import { modelView } from '../views.ts'

const all = { filters: new Map(), page: 1 } as const
const balls = 4
/** The shop's client caches the catalogue. */
const remembered = { remembered: true } as const

function category(sort: Listing['sort'], stateOf: (model: CategoryViewModel) => ObservedView['state']) {
  return (ask: Resolver): ObservedView => {
    const model = ask(CategoryViewModel)
    return { act: () => model.show(balls, { ...all, sort }), state: stateOf(model), models: [model], leave: () => model.dispose() }
  }
}

function menu(ask: Resolver, value: (read: ShopMenu) => unknown): ObservedView {
  const model = ask(MegaMenuViewModel)
  return {
    ...{ act: () => model.open(), state: model.reading, models: [model], leave: () => model.dispose() },
    value: () => model.reading.value && value(model.reading.value),
  }
}

function home(stateOf: (model: ShopHomeViewModel) => ObservedView['state'], value?: (model: ShopHomeViewModel) => unknown) {
  return (ask: Resolver): ObservedView => {
    const model = ask(ShopHomeViewModel)
    return modelView(model, stateOf, value && (() => value(model)))
  }
}

async function aSpecial({ ask }: RowContext): Promise<Category> {
  const [first] = await ask(ReadSpecialCategories).execute()
  if (!first) throw new Error('The shop puts no category forward')
  return first
}

const unknownKinds: Pick<Row, 'deviations'> = {
  deviations: [{ where: ['drift-unknown-word'], gives: { leftOut: 1 }, source: 'commerce.product-kinds' }],
}
const afterLayout: Deviation = {
  where: ['401-five'],
  gives: { at: [0] },
  source: 'the layout is read first, without a token; what runs beside it renews the token meanwhile',
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

const allOptions: Deviation = {
  where: ['drift-missing-field'],
  gives: { outcome: 'broken-contract', leftOut: 0 },
  source: 'asked for where a product has such options: without them it could not be bought as it is',
}

const countsAlone: Deviation = {
  where: ['drift-missing-field', 'drift-text-for-number'],
  gives: { leftOut: 0 },
  source: 'the filters show how many products have a value; the product beside them is not shown',
}

/** A block with data is shown despite errors beside it. */
const partial: Deviation = {
  where: ['200-beside'],
  gives: { outcome: 'done' },
  source: 'catalogue reads keep the blocks that have data',
}

const search = { words: 'glove', categoryUid: undefined, urlKeys: [], filters: new Map<string, readonly string[]>(), page: 1 }

const declaredRows = [
  rowOfScreen(calls.storeConfig, (ask) => menu(ask, (read) => read), remembered),
  rowOfScreen(calls.navigationMenu, (ask) => menu(ask, ({ categories }) => categories), {
    deviations: [
      {
        where: ['drift-missing-field', 'drift-text-for-number'],
        gives: { leftOut: 0 },
        source: 'the first category is put forward, and stands apart from the menu',
      },
    ],
    ...remembered,
  }),
  rowOfScreen(
    calls.specialCategories,
    home(
      ({ specials }) => specials.reading,
      ({ specials }) => specials.reading.value?.map((special) => special.category),
    ),
    {
      deviations: [
        {
          where: ['drift-missing-field'],
          gives: { outcome: 'done', leftOut: 0 },
          source: 'what is missing is remembered from the categories beside it',
        },
      ],
      ...remembered,
    },
  ),
  rowOfScreen(
    calls.categoryById,
    category('position', (model) => model.category),
    remembered,
  ),
  rowOfScreen(
    calls.categoriesByIds,
    home((model) => model.categories),
    { deviations: [afterLayout], ...remembered },
  ),
  rowOfScreen(
    calls.categoryProducts,
    category('position', (model) => model.products),
    { ...unknownKinds, ...remembered },
  ),
  rowOfScreen(
    calls.categoryProductsSorted,
    category('position', (model) => model.counted),
    remembered,
  ),
  rowOfScreen(
    calls.specialCategoryProducts,
    (ask, special: Category) => {
      const model = new SpecialModel(special, ask(Catalogue))
      return { act: () => model.turnTo(1), state: model.reading, models: [model], leave: () => model.dispose() }
    },
    { prepare: aSpecial, deviations: [featured], ...remembered },
  ),
  rowOfScreen(
    calls.productByUrlKey,
    (ask) => {
      const model = ask(ProductViewModel)
      return {
        ...{ act: () => model.show('fescue-polo'), state: model.reading, leave: () => model.dispose() },
        value: () => model.choosing?.product,
      }
    },
    { deviations: [oneProduct], ...remembered },
  ),
  rowOfScreen(
    calls.productOptions,
    (ask) => {
      const model = ask(ProductViewModel)
      return {
        ...{ act: () => model.show('clubhouse-cart-towel'), state: model.reading, leave: () => model.dispose() },
        value: () => model.choosing?.product.options,
      }
    },
    { deviations: [allOptions], ...remembered },
  ),
  rowOfScreen(
    calls.productsByUrlKeys,
    home((model) => model.products),
    { deviations: [...(unknownKinds.deviations ?? []), afterLayout], ...remembered },
  ),
  rowOfScreen(
    calls.searchProducts,
    (ask) => {
      const model = ask(SearchViewModel)
      return { act: () => model.show(search), state: model.found, models: [model], leave: () => model.dispose() }
    },
    { ...unknownKinds, ...remembered },
  ),
  rowOfScreen(
    calls.searchProductsFiltered,
    (ask) => {
      const model = ask(SearchViewModel)
      return { act: () => model.show(search), state: model.counted, models: [model], leave: () => model.dispose() }
    },
    { deviations: [countsAlone], ...remembered },
  ),
]

export const rows = declaredRows.map((each) => ({ ...each, deviations: [...(each.deviations ?? []), partial] }))
