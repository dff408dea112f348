import { ShopCountries } from '#adapters/shop/commerce/ShopCountries'
import { Countries } from '#app/commerce/ports/Countries'
import { Drafts } from '#app/shared/ports/Drafts'
import { AddressForm } from '#ui/commerce/address/AddressForm.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide(({ give, share }) => {
  share(Countries, ShopCountries, LoadShopClient)
  give(AddressForm, Countries, Drafts)
})

export const part: Part = {
  requires: () => [import('./module.ts'), import('../session/drafts.ts')],
  module,
  texts: textsIn('addressForm', (language) => import(`../../ui/commerce/texts/addressForm/${language}.json`, { with: { type: 'json' } })),
}
