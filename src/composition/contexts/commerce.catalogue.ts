import { ShopCatalogue } from '#adapters/shop/commerce/ShopCatalogue'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide(({ share }) => {
  share(Catalogue, ShopCatalogue, LoadShopClient)
})

/** What the shop sells, wherever it is looked at. */
export const catalogue = {
  name: 'catalogue',
  requires: async () => (await import('./commerce.ts')).commerce,
  module,
  screens: {},
}
