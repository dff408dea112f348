import { ShopCountries } from '#adapters/shop/commerce/ShopCountries'
import { Countries } from '#app/commerce/ports/Countries'
import { Drafts } from '#app/shared/ports/Drafts'
import { AddressForm } from '#ui/commerce/address/AddressForm.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide((give, share) => {
  share(Countries, (load: LoadShopClient) => new ShopCountries(load), LoadShopClient)
  give(AddressForm, (countries: Countries, drafts: Drafts) => new AddressForm(countries, drafts), Countries, Drafts)
})

/** An address as it is typed, wherever that is. */
export const addressForm = {
  name: 'addressForm',
  requires: async () => {
    const [{ commerce }, { drafts }] = await Promise.all([import('./commerce.ts'), import('./session.drafts.ts')])
    return [commerce, drafts]
  },
  module,
  texts: textLoader({
    en: () => import('#ui/commerce/texts/addressForm/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/commerce/texts/addressForm/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/commerce/texts/addressForm/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/commerce/texts/addressForm/zh.json', { with: { type: 'json' } }),
  }),
  screens: {},
}
