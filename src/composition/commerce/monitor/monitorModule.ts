import type { ContainerModule } from 'inversify'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { SharedCart } from '#adapters/browser/tabs/SharedCart'
import type { Tabs } from '#adapters/browser/tabs/Tabs'
import { HttpMonitorPlans } from '#adapters/rest/commerce/monitor-plans/HttpMonitorPlans'
import type { RestClient } from '#adapters/rest/RestClient'
import { MonitorShopClient } from '#adapters/shop/monitor/MonitorShopClient'
import { MonitorMemberships } from '#app/commerce/monitor-plans/ports/MonitorMemberships'
import { MonitorPlans } from '#app/commerce/monitor-plans/ports/MonitorPlans'
import { Coupons } from '#app/commerce/ports/Coupons'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import { CurrentGiver } from '#app/commerce/ports/CurrentGiver'
import { GiftBalances } from '#app/commerce/ports/GiftBalances'
import { GuestCart } from '#app/commerce/ports/GuestCart'
import { MembershipOffer } from '#app/commerce/ports/MembershipOffer'
import { PageLayouts } from '#app/commerce/ports/PageLayouts'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { ShopKinds } from '#app/commerce/ports/ShopKinds'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { PageVisibility } from '#app/shared/ports/PageVisibility'
import { PageLayout } from '#ui/commerce/page-layout/PageLayout.ts'
import { LocaleNumbers } from '#ui/shell/LocaleNumbers.ts'
import { DevicesMonitorMemberships } from '../../bridges/DevicesMonitorMemberships.ts'
import { SessionMonitorCustomer } from '../../bridges/SessionMonitorCustomer.ts'
import { SessionPaymentAccess } from '../../bridges/SessionPaymentAccess.ts'
import type { OpenPart } from '../../part.ts'
import { provide } from '../../provide.ts'
import { BrowserEnvironmentToken, CardPayments, LoadShopClient, MediaAddress } from '../../root.ts'

/** What the launch monitor's shop takes from the product. */
export interface ProductParts {
  readonly environment: BrowserEnvironment
  readonly load: LoadShopClient
  readonly session: CurrentSession
  readonly tabs: Tabs
  readonly drafts: Drafts
  readonly media: string
  readonly payments: CardPayments
  readonly rest: RestClient
  /** Opens parts of the product, outside of this shop. */
  readonly open: OpenPart
  readonly numbers: LocaleNumbers
}

/** Only customers buy here, so there is no guest's cart. */
const noGuestCart: GuestCart = {
  id: undefined,
  keep: () => undefined,
  forget: () => undefined,
  handOver: async () => undefined,
}

export function monitorModule({ environment, load, session, tabs, ...parts }: ProductParts): ContainerModule {
  const { drafts, media, payments, rest, open, numbers } = parts
  const { clock, connectivity, visibility } = environment
  return provide(({ give, shareFrom }) => {
    shareFrom(BrowserEnvironmentToken, () => environment)
    shareFrom(CardPayments, () => payments)
    shareFrom(Clock, () => clock)
    shareFrom(Connectivity, () => connectivity)
    shareFrom(LocaleNumbers, () => numbers)
    shareFrom(MediaAddress, () => media)
    shareFrom(PageVisibility, () => visibility)

    shareFrom(LoadShopClient, () => async () => new MonitorShopClient(await load(), session))
    shareFrom(Coupons, () => ({ unused: async () => [], eligible: async () => [] }))
    shareFrom(CurrentCart, () => new SharedCart(tabs, 'monitor-cart-changed'))
    shareFrom(CurrentGiver, () => ({ value: undefined }))
    shareFrom(CurrentCustomer, () => new SessionMonitorCustomer(session))
    shareFrom(Drafts, () => ({ open: (form, receive) => drafts.open(`launch monitor ${form}`, receive) }))
    shareFrom(GiftBalances, () => ({ canBeRead: false, of: async () => undefined }))
    shareFrom(GuestCart, () => noGuestCart)
    shareFrom(PageLayouts, () => ({ ofCategory: async () => [], ofProduct: async () => [] }))
    give(PageLayout, PageLayouts)
    shareFrom(MonitorMemberships, () => new DevicesMonitorMemberships(open))
    shareFrom(MonitorPlans, () => new HttpMonitorPlans(rest, session))
    shareFrom(PaymentAccess, () => new SessionPaymentAccess(session))
    shareFrom(ShopKinds, () => ({ of: () => 'members' }))
    shareFrom(MembershipOffer, () => ({ category: undefined }))
  })
}
