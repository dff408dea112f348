import { categoryLayout, productLayout } from '#adapters/rest/commerce/layoutCalls'
import { type Handler, ok, onCall, refused } from '../../http/handler.ts'
import { blocksOfPage, layoutOnWire } from '../../world/layoutOnWire.ts'
import { categoryNumbered } from './catalogue/categories.ts'
import { catalogueOf, productsIn } from './catalogue/index.ts'
import { categoryLayoutOf, productLayoutOf } from './content/layouts.ts'

const unknown = refused(404, 404)

/** What all categories, or all products, have in common follows what each has of its own. */
export const layoutHandlers: readonly Handler[] = [
  onCall(categoryLayout, (asked) => {
    const category = categoryNumbered(Number(asked.params['catID']))
    const more = layoutOnWire(blocksOfPage(asked.world, 'category'), asked)
    return category ? ok([...categoryLayoutOf(category, productsIn(asked.world, category), asked.language), ...more]) : unknown
  }),

  onCall(productLayout, (asked) => {
    const product = catalogueOf(asked.world).products.find(({ id }) => id === Number(asked.params['productID']))
    const more = layoutOnWire(blocksOfPage(asked.world, 'product'), asked)
    return product ? ok([...productLayoutOf(product, asked.language), ...more]) : unknown
  }),
]
