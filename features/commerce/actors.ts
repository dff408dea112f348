import { actor } from '../world/ActorEntry.ts'
import type { AddressesActor } from './actors/AddressesActor.ts'
import { BrowserAddresses } from './actors/browser/BrowserAddresses.ts'
import { BrowserCart } from './actors/browser/BrowserCart.ts'
import { BrowserCategory } from './actors/browser/BrowserCategory.ts'
import { BrowserCheckout } from './actors/browser/BrowserCheckout.ts'
import { BrowserDeposits } from './actors/browser/BrowserDeposits.ts'
import { BrowserFittings } from './actors/browser/BrowserFittings.ts'
import { BrowserGear } from './actors/browser/BrowserGear.ts'
import { BrowserMembershipShop } from './actors/browser/BrowserMembershipShop.ts'
import { BrowserOrders } from './actors/browser/BrowserOrders.ts'
import { BrowserPageContent } from './actors/browser/BrowserPageContent.ts'
import { BrowserPlus } from './actors/browser/BrowserPlus.ts'
import { BrowserProduct } from './actors/browser/BrowserProduct.ts'
import { BrowserProShop } from './actors/browser/BrowserProShop.ts'
import { BrowserPurchases } from './actors/browser/BrowserPurchases.ts'
import { BrowserRenewals } from './actors/browser/BrowserRenewals.ts'
import { BrowserRewards } from './actors/browser/BrowserRewards.ts'
import { BrowserShop } from './actors/browser/BrowserShop.ts'
import { BrowserShopSearch } from './actors/browser/BrowserShopSearch.ts'
import { BrowserSubscriptions } from './actors/browser/BrowserSubscriptions.ts'
import type { CartActor } from './actors/CartActor.ts'
import type { CategoryActor, ShopSearchActor } from './actors/CategoryActor.ts'
import type { CheckoutActor } from './actors/CheckoutActor.ts'
import type { DepositsActor } from './actors/DepositsActor.ts'
import type { FittingsActor } from './actors/FittingsActor.ts'
import type { GearActor } from './actors/GearActor.ts'
import type { MembershipShopActor } from './actors/MembershipShopActor.ts'
import { addressesMessages, ModelAddresses } from './actors/model/ModelAddresses.ts'
import { cartMessages, ModelCart } from './actors/model/ModelCart.ts'
import { categoryMessages, ModelCategory } from './actors/model/ModelCategory.ts'
import { checkoutMessages, ModelCheckout } from './actors/model/ModelCheckout.ts'
import { depositsMessages, ModelDeposits } from './actors/model/ModelDeposits.ts'
import { fittingMessages, ModelFittings } from './actors/model/ModelFittings.ts'
import { gearMessages, ModelGear } from './actors/model/ModelGear.ts'
import { ModelMembershipShop, membershipShopMessages } from './actors/model/ModelMembershipShop.ts'
import { ModelOrders, ordersMessages } from './actors/model/ModelOrders.ts'
import { ModelPageContent, pageContentMessages } from './actors/model/ModelPageContent.ts'
import { ModelPlus, plusMessages } from './actors/model/ModelPlus.ts'
import { ModelProduct, productMessages } from './actors/model/ModelProduct.ts'
import { ModelProShop, proShopMessages } from './actors/model/ModelProShop.ts'
import { ModelPurchases, purchasesMessages } from './actors/model/ModelPurchases.ts'
import { ModelRenewals, renewalsMessages } from './actors/model/ModelRenewals.ts'
import { ModelRewards, rewardsMessages } from './actors/model/ModelRewards.ts'
import { ModelShop, shopMessages } from './actors/model/ModelShop.ts'
import { ModelShopSearch, shopSearchMessages } from './actors/model/ModelShopSearch.ts'
import { ModelSubscriptions, subscriptionsMessages } from './actors/model/ModelSubscriptions.ts'
import type { OrdersActor } from './actors/OrdersActor.ts'
import type { PageContentActor } from './actors/PageContentActor.ts'
import type { PlusActor } from './actors/PlusActor.ts'
import type { ProductActor } from './actors/ProductActor.ts'
import type { ProShopActor } from './actors/ProShopActor.ts'
import type { PurchasesActor } from './actors/PurchasesActor.ts'
import type { RenewalsActor } from './actors/RenewalsActor.ts'
import type { RewardsActor } from './actors/RewardsActor.ts'
import type { ShopActor } from './actors/ShopActor.ts'
import type { SubscriptionsActor } from './actors/SubscriptionsActor.ts'

export const commerceActors = {
  cart: actor<CartActor>({ model: ModelCart, browser: BrowserCart, messages: cartMessages }),
  checkout: actor<CheckoutActor>({ model: ModelCheckout, browser: BrowserCheckout, messages: checkoutMessages }),
  addresses: actor<AddressesActor>({ model: ModelAddresses, browser: BrowserAddresses, messages: addressesMessages }),
  orders: actor<OrdersActor>({ model: ModelOrders, browser: BrowserOrders, messages: ordersMessages }),
  subscriptions: actor<SubscriptionsActor>({ model: ModelSubscriptions, browser: BrowserSubscriptions, messages: subscriptionsMessages }),
  rewards: actor<RewardsActor>({ model: ModelRewards, browser: BrowserRewards, messages: rewardsMessages }),
  fittings: actor<FittingsActor>({ model: ModelFittings, browser: BrowserFittings, messages: fittingMessages }),
  plus: actor<PlusActor>({ model: ModelPlus, browser: BrowserPlus, messages: plusMessages }),
  product: actor<ProductActor>({ model: ModelProduct, browser: BrowserProduct, messages: productMessages }),
  category: actor<CategoryActor>({ model: ModelCategory, browser: BrowserCategory, messages: categoryMessages }),
  proShop: actor<ProShopActor>({ model: ModelProShop, browser: BrowserProShop, messages: proShopMessages }),
  renewals: actor<RenewalsActor>({ model: ModelRenewals, browser: BrowserRenewals, messages: renewalsMessages }),
  gear: actor<GearActor>({ model: ModelGear, browser: BrowserGear, messages: gearMessages }),
  purchases: actor<PurchasesActor>({ model: ModelPurchases, browser: BrowserPurchases, messages: purchasesMessages }),
  shop: actor<ShopActor>({ model: ModelShop, browser: BrowserShop, messages: shopMessages }),
  shopSearch: actor<ShopSearchActor>({ model: ModelShopSearch, browser: BrowserShopSearch, messages: shopSearchMessages }),
  pageContent: actor<PageContentActor>({ model: ModelPageContent, browser: BrowserPageContent, messages: pageContentMessages }),
  deposits: actor<DepositsActor>({ model: ModelDeposits, browser: BrowserDeposits, messages: depositsMessages }),
  membershipShop: actor<MembershipShopActor>({
    model: ModelMembershipShop,
    browser: BrowserMembershipShop,
    messages: membershipShopMessages,
  }),
}
