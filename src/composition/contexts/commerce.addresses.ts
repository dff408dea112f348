import { ShopAddressBook } from '#adapters/shop/commerce/ShopAddressBook'
import { AddAddress } from '#app/commerce/AddAddress'
import { AddressBook } from '#app/commerce/ports/AddressBook'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { AddressForm } from '#ui/commerce/address/AddressForm.ts'
import { AddressBookViewModel } from '#ui/commerce/address-book/AddressBookViewModel.ts'
import { AddressEditor } from '#ui/commerce/address-book/AddressEditor.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide((give, share) => {
  share(AddressBook, (load: LoadShopClient) => new ShopAddressBook(load), LoadShopClient)
  share(AddAddress, (book: AddressBook, connectivity: Connectivity) => new AddAddress(book, connectivity), AddressBook, Connectivity)
  give(
    AddressEditor,
    (form: AddressForm, book: AddressBook, adding: AddAddress) => new AddressEditor(form, book, adding),
    ...([AddressForm, AddressBook, AddAddress] as const),
  )
  give(
    AddressBookViewModel,
    (book: AddressBook, adding: AddAddress, editor: AddressEditor) => new AddressBookViewModel(book, adding, editor),
    ...([AddressBook, AddAddress, AddressEditor] as const),
  )
})

export const addresses = {
  name: 'addresses',
  requires: async () => (await import('./commerce.addressForm.ts')).addressForm,
  module,
  texts: textLoader({
    en: () => import('#ui/commerce/texts/addresses/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/commerce/texts/addresses/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/commerce/texts/addresses/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/commerce/texts/addresses/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    addresses: async () => (await import('#ui/commerce/address-book/AddressBookScreen.tsx')).AddressBookScreen,
  },
}
