import { ShopSubscriptions } from '#adapters/shop/commerce/subscriptions/ShopSubscriptions'
import { Subscriptions } from '#app/commerce/ports/Subscriptions'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient } from '../root.ts'

export const part: Part = {
  module: provide(({ share }) => share(Subscriptions, ShopSubscriptions, LoadShopClient)),
}
