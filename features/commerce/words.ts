import type { Phrases } from '../world/Phrases.ts'
import { addressesWords } from './words/addresses.ts'
import { cartWords } from './words/cart.ts'
import { checkoutWords } from './words/checkout.ts'
import { depositsWords } from './words/deposits.ts'
import { fittingsWords } from './words/fittings.ts'
import { gearWords } from './words/gear.ts'
import { listingWords } from './words/listing.ts'
import { membershipShopWords } from './words/membershipShop.ts'
import { ordersWords } from './words/orders.ts'
import { plansWords } from './words/plans.ts'
import { productWords } from './words/product.ts'
import { purchasesWords } from './words/purchases.ts'
import { renewalsWords } from './words/renewals.ts'
import { rewardsWords } from './words/rewards.ts'
import { shopWords } from './words/shop.ts'
import { subscriptionsWords } from './words/subscriptions.ts'

export const commerceWords: readonly Phrases[] = [
  addressesWords,
  cartWords,
  checkoutWords,
  depositsWords,
  fittingsWords,
  gearWords,
  listingWords,
  membershipShopWords,
  ordersWords,
  plansWords,
  productWords,
  purchasesWords,
  renewalsWords,
  rewardsWords,
  shopWords,
  subscriptionsWords,
]
