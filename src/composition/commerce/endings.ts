import { HttpBucks } from '#adapters/rest/commerce/bucks/HttpBucks'
import { HttpPlusSubscriptions } from '#adapters/rest/commerce/plus-subscription/HttpPlusSubscriptions'
import { HttpClubMemberships } from '#adapters/rest/commerce/renewals/HttpClubMemberships'
import { RestClient } from '#adapters/rest/RestClient'
import { ShopSubscriptions } from '#adapters/shop/commerce/subscriptions/ShopSubscriptions'
import { Bucks } from '#app/commerce/ports/Bucks'
import { PlusSubscriptions } from '#app/commerce/ports/PlusSubscriptions'
import { Subscriptions } from '#app/commerce/ports/Subscriptions'
import { ClubMemberships } from '#app/commerce/renewals/ports/ClubMemberships'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

export const part: Part = {
  requires: () => [import('./cartOffers.ts')],
  module: provide(({ share }) => {
    share(Subscriptions, ShopSubscriptions, LoadShopClient)
    share(PlusSubscriptions, HttpPlusSubscriptions, RestClient)
    share(Bucks, HttpBucks, RestClient)
    share(ClubMemberships, HttpClubMemberships, RestClient)
  }),
}
