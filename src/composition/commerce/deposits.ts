import { HttpDeposits } from '#adapters/rest/commerce/deposits/HttpDeposits'
import { RestClient } from '#adapters/rest/RestClient'
import { ShopClubCarts } from '#adapters/shop/commerce/deposits/ShopClubCarts'
import { FollowDeposit } from '#app/commerce/deposit/FollowDeposit'
import { PlaceClubOrder } from '#app/commerce/deposit/PlaceClubOrder'
import { ClubCarts } from '#app/commerce/deposit/ports/ClubCarts'
import { CurrentStore } from '#app/commerce/deposit/ports/CurrentStore'
import { Deposits } from '#app/commerce/deposit/ports/Deposits'
import { TakeDeposit } from '#app/commerce/deposit/TakeDeposit'
import { WithdrawnOrders } from '#app/commerce/deposit/WithdrawnOrders'
import { EmptyCart } from '#app/commerce/EmptyCart'
import { PayByCard } from '#app/commerce/PayByCard'
import { AddressBook } from '#app/commerce/ports/AddressBook'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { token } from '#app/shared/token'
import { ClubOrderViewModel } from '#ui/commerce/club-order/ClubOrderViewModel.ts'
import { DepositChoices } from '#ui/commerce/deposit/DepositChoices.ts'
import { DepositCodesModel } from '#ui/commerce/deposit/DepositCodesModel.ts'
import { DepositViewModel } from '#ui/commerce/deposit/DepositViewModel.ts'
import { CardModel } from '#ui/commerce/payment/CardModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { SessionStore } from '../bridges/SessionStore.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { LoadShopClient, RunExclusively } from '../root.ts'

const DepositCard = token<CardModel>('DepositCard')

const module = provide(({ give, share }) => {
  share(CurrentStore, SessionStore, CurrentSession)
  share(Deposits, HttpDeposits, RestClient, CurrentStore)
  share(ClubCarts, ShopClubCarts, LoadShopClient)
  share(PlaceClubOrder, ClubCarts, Deposits, EmptyCart, WithdrawnOrders, Connectivity)
  share(TakeDeposit, Deposits, PlaceClubOrder, PaymentAccess, Connectivity, RunExclusively)
  share(FollowDeposit, Deposits, Clock)
  give(DepositCard, CardModel, PayByCard, Clock)
  give(DepositChoices, Deposits, AddressBook)
  give(DepositCodesModel, Deposits)
  give(DepositViewModel, DepositChoices, DepositCodesModel, DepositCard, TakeDeposit, FollowDeposit)
  give(ClubOrderViewModel, Deposits, DepositViewModel, WithdrawnOrders)
})

export const part: Part = {
  requires: () => [
    import('./cart.ts'),
    import('./addresses.ts'),
    import('./payment.ts'),
    import('./checkoutTexts.ts'),
    import('./withdrawnOrders.ts'),
    import('./clubSums.ts'),
  ],
  module,
  texts: textsIn('deposit', (language) => import(`../../ui/commerce/texts/deposit/${language}.json`, { with: { type: 'json' } })),
}
