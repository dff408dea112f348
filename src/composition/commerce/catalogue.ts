import { ShopCatalogue } from '#adapters/shop/commerce/ShopCatalogue'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide(({ share }) => {
  share(Catalogue, ShopCatalogue, LoadShopClient)
})

export const part: Part = {
  requires: () => [import('./module.ts')],
  module,
}
