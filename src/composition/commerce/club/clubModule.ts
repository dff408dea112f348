import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredGuestCart } from '#adapters/browser/storage/StoredGuestCart'
import { SharedCart } from '#adapters/browser/tabs/SharedCart'
import { Tabs } from '#adapters/browser/tabs/Tabs'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import { CurrentGiver } from '#app/commerce/ports/CurrentGiver'
import { GuestCart } from '#app/commerce/ports/GuestCart'
import { MembershipOffer } from '#app/commerce/ports/MembershipOffer'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { ShopKinds } from '#app/commerce/ports/ShopKinds'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { shopOf } from '#domain/commerce/checkout'
import { SessionCustomer } from '../../bridges/SessionCustomer.ts'
import { SessionGiver } from '../../bridges/SessionGiver.ts'
import { SessionPaymentAccess } from '../../bridges/SessionPaymentAccess.ts'
import { provide } from '../../provide.ts'
import { RunExclusively } from '../../root.ts'

/** What only the club's shop has; the launch monitor's shop has its own. */
export const clubModule = provide(({ share, shareFrom }) => {
  shareFrom(CurrentCart, (tabs: Tabs) => new SharedCart(tabs), ...([Tabs] as const))
  share(CurrentCustomer, SessionCustomer, CurrentSession)
  share(CurrentGiver, SessionGiver, CurrentSession, CurrentLanguage)
  share(PaymentAccess, SessionPaymentAccess, CurrentSession)
  share(GuestCart, StoredGuestCart, DeviceStorage, RunExclusively)
  shareFrom(ShopKinds, () => ({ of: shopOf }))
  shareFrom(MembershipOffer, () => ({ category: 'memberships' }))
})
