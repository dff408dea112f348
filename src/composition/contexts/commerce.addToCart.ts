import { AddToCart } from '#app/commerce/AddToCart'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import { Drafts } from '#app/shared/ports/Drafts'
import { AddingModel } from '#ui/commerce/add-to-cart/AddingModel.ts'
import { ProductViewModel } from '#ui/commerce/add-to-cart/ProductViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give) => {
  give(
    ProductViewModel,
    (catalogue: Catalogue, addToCart: AddToCart, drafts: Drafts) => new ProductViewModel(catalogue, new AddingModel(addToCart), drafts),
    Catalogue,
    AddToCart,
    Drafts,
  )
})

/** To choose of a product, wherever it is shown. */
export const addToCart = {
  name: 'addToCart',
  requires: async () => {
    const [{ catalogue }, { drafts }] = await Promise.all([import('./commerce.catalogue.ts'), import('./session.drafts.ts')])
    return [catalogue, drafts]
  },
  module,
  texts: textLoader({
    en: () => import('#ui/commerce/texts/addToCart/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/commerce/texts/addToCart/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/commerce/texts/addToCart/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/commerce/texts/addToCart/zh.json', { with: { type: 'json' } }),
  }),
  screens: {},
}
