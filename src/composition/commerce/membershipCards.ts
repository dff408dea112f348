import { ShopMembershipCards } from '#adapters/shop/commerce/ShopMembershipCards'
import { MembershipCards } from '#app/commerce/ports/MembershipCards'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

/** Gift cards for memberships, which launch monitors ask for through a bridge. */
export const part: Part = {
  module: provide(({ share }) => share(MembershipCards, ShopMembershipCards, LoadShopClient)),
}
