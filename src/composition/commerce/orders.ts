import { ShopOrders } from '#adapters/shop/commerce/ShopOrders'
import { CartStore } from '#app/commerce/CartStore'
import { Carts } from '#app/commerce/ports/Carts'
import { Orders } from '#app/commerce/ports/Orders'
import { Reorder } from '#app/commerce/Reorder'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { OrdersViewModel } from '#ui/commerce/orders/OrdersViewModel.ts'
import { OrderViewModel } from '#ui/commerce/orders/OrderViewModel.ts'
import { ReorderModel } from '#ui/commerce/orders/ReorderModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient, MediaAddress } from '../root.ts'

const module = provide(({ give, share }) => {
  share(Orders, ShopOrders, LoadShopClient, MediaAddress)
  share(Reorder, Orders, Carts, Connectivity, CartStore)
  give(ReorderModel, Reorder)
  give(OrdersViewModel, Orders, Clock, ReorderModel)
  give(OrderViewModel, Orders, Clock, ReorderModel)
})

export const part: Part = {
  requires: () => [import('./module.ts')],
  module,
  texts: textsIn('orders', (language) => import(`../../ui/commerce/texts/orders/${language}.json`, { with: { type: 'json' } })),
}
