import { ShopCountries } from '#adapters/shop/commerce/ShopCountries'
import { Countries } from '#app/commerce/ports/Countries'
import { Drafts } from '#app/shared/ports/Drafts'
import { AddressForm } from '#ui/commerce/address/AddressForm.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide(({ give, share }) => {
  share(Countries, ShopCountries, LoadShopClient)
  give(AddressForm, Countries, Drafts)
})

/** An address as it is typed, wherever that is. */
export const addressForm = {
  name: 'addressForm',
  requires: async () => {
    const [{ commerce }, { drafts }] = await Promise.all([import('./commerce.ts'), import('./session.drafts.ts')])
    return [commerce, drafts]
  },
  module,
  texts: textsIn((language) => import(`../../ui/commerce/texts/addressForm/${language}.json`, { with: { type: 'json' } })),
  screens: {},
}
