import { categoryLayout, productLayout } from '#adapters/rest/commerce/layoutCalls'
import { type Handler, ok, onCall, refused } from '../../http/handler.ts'
import { categoryNumbered } from './catalogue/categories.ts'
import { catalogueOf } from './catalogue/index.ts'
import { categoryLayoutOf, productLayoutOf } from './content/layouts.ts'

const unknown = refused(404, 404)

export const layoutHandlers: readonly Handler[] = [
  onCall(categoryLayout, ({ params, language }) => {
    const category = categoryNumbered(Number(params['catID']))
    return category ? ok(categoryLayoutOf(category, language)) : unknown
  }),

  onCall(productLayout, ({ world, params, language }) => {
    const product = catalogueOf(world).products.find(({ id }) => id === Number(params['productID']))
    return product ? ok(productLayoutOf(product, language)) : unknown
  }),
]
