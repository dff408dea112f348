import { AddressesActor } from './actors/AddressesActor.ts'
import { BrowserKeyboard } from './actors/browser/BrowserKeyboard.ts'
import { BrowserPaper } from './actors/browser/BrowserPaper.ts'
import { CartActor } from './actors/CartActor.ts'
import { CheckoutActor } from './actors/CheckoutActor.ts'
import { DepositsActor } from './actors/DepositsActor.ts'
import { ListingActor } from './actors/ListingActor.ts'
import { OrdersActor } from './actors/OrdersActor.ts'
import { PaymentActor } from './actors/PaymentActor.ts'
import { ProductActor } from './actors/ProductActor.ts'
import { SubscriptionsActor } from './actors/SubscriptionsActor.ts'

export const commerceActors = {
  cart: { screen: CartActor },
  checkout: { screen: CheckoutActor },
  payment: { screen: PaymentActor },
  keyboard: { browser: BrowserKeyboard },
  paper: { browser: BrowserPaper },
  deposits: { screen: DepositsActor },
  subscriptions: { screen: SubscriptionsActor },
  addresses: { screen: AddressesActor },
  orders: { screen: OrdersActor },
  product: { screen: ProductActor },
  listing: { screen: ListingActor },
}
