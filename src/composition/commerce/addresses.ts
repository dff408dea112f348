import { ShopAddressBook } from '#adapters/shop/commerce/ShopAddressBook'
import { AddAddress } from '#app/commerce/AddAddress'
import { AddressBook } from '#app/commerce/ports/AddressBook'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { AddressForm } from '#ui/commerce/address/AddressForm.ts'
import { AddressBookViewModel } from '#ui/commerce/address-book/AddressBookViewModel.ts'
import { AddressEditor } from '#ui/commerce/address-book/AddressEditor.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

const module = provide(({ give, share }) => {
  share(AddressBook, ShopAddressBook, LoadShopClient)
  share(AddAddress, AddressBook, Connectivity)
  give(AddressEditor, AddressForm, AddressBook, AddAddress)
  give(AddressBookViewModel, AddressBook, AddAddress, AddressEditor)
})

export const part: Part = {
  requires: () => [import('./addressForm.ts')],
  module,
  texts: textsIn('addresses', (language) => import(`../../ui/commerce/texts/addresses/${language}.json`, { with: { type: 'json' } })),
}
