import { ShopOrders } from '#adapters/shop/commerce/ShopOrders'
import { Carts } from '#app/commerce/ports/Carts'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { Orders } from '#app/commerce/ports/Orders'
import { Reorder } from '#app/commerce/Reorder'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { OrdersViewModel } from '#ui/commerce/orders/OrdersViewModel.ts'
import { OrderViewModel } from '#ui/commerce/orders/OrderViewModel.ts'
import { ReorderModel } from '#ui/commerce/orders/ReorderModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { LoadShopClient, MediaAddress } from '../root.ts'

const module = provide((give, share) => {
  share(Orders, (load: LoadShopClient, media: string) => new ShopOrders(load, media), LoadShopClient, MediaAddress)
  share(
    Reorder,
    (orders: Orders, carts: Carts, connectivity: Connectivity, current: CurrentCart) => new Reorder(orders, carts, connectivity, current),
    ...([Orders, Carts, Connectivity, CurrentCart] as const),
  )
  give(ReorderModel, (reorder: Reorder) => new ReorderModel(reorder), Reorder)
  give(
    OrdersViewModel,
    (orders: Orders, clock: Clock, reordering: ReorderModel) => new OrdersViewModel(orders, clock, reordering),
    ...([Orders, Clock, ReorderModel] as const),
  )
  give(
    OrderViewModel,
    (orders: Orders, clock: Clock, reordering: ReorderModel) => new OrderViewModel(orders, clock, reordering),
    ...([Orders, Clock, ReorderModel] as const),
  )
})

export const orders = {
  name: 'orders',
  requires: async () => (await import('./commerce.ts')).commerce,
  module,
  texts: textLoader({
    en: () => import('#ui/commerce/texts/orders/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/commerce/texts/orders/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/commerce/texts/orders/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/commerce/texts/orders/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    orders: async () => (await import('#ui/commerce/orders/OrdersScreen.tsx')).OrdersScreen,
    order: async () => (await import('#ui/commerce/orders/OrderScreen.tsx')).OrderScreen,
  },
}
