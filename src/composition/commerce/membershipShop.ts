import { Catalogue } from '#app/commerce/ports/Catalogue'
import { MembershipOffer } from '#app/commerce/ports/MembershipOffer'
import { ReadMembershipProducts } from '#app/commerce/ReadMembershipProducts'
import { MembershipShopViewModel } from '#ui/commerce/membership-shop/MembershipShopViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(ReadMembershipProducts, Catalogue, MembershipOffer)
  give(MembershipShopViewModel, ReadMembershipProducts)
})

/** A shop for memberships: the club's own, and that of the launch monitors. */
export const part: Part = {
  requires: () => [import('./catalogue.ts'), import('./addToCart.ts')],
  module,
  texts: textsIn(
    'membershipShop',
    (language) => import(`../../ui/commerce/texts/membershipShop/${language}.json`, { with: { type: 'json' } }),
  ),
}
