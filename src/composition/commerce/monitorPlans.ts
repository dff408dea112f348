import { ChangeCart } from '#app/commerce/ChangeCart'
import { withoutAuthentication } from '#app/commerce/club-payment/withoutAuthentication'
import { PutPlanInCart } from '#app/commerce/monitor-plans/PutPlanInCart'
import { MonitorMemberships } from '#app/commerce/monitor-plans/ports/MonitorMemberships'
import { MonitorPlans } from '#app/commerce/monitor-plans/ports/MonitorPlans'
import { SendPaymentInfo } from '#app/commerce/monitor-plans/SendPaymentInfo'
import { UpgradePlan } from '#app/commerce/monitor-plans/UpgradePlan'
import { PayByCard } from '#app/commerce/PayByCard'
import { CardTokens } from '#app/commerce/ports/CardTokens'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { ReadCart } from '#app/commerce/ReadCart'
import { ReadMembershipProducts } from '#app/commerce/ReadMembershipProducts'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { token } from '#app/shared/token'
import { CheckoutViewModel } from '#ui/commerce/checkout/CheckoutViewModel.ts'
import { BuyMembershipViewModel } from '#ui/commerce/monitor-plans/BuyMembershipViewModel.ts'
import { PaymentInfoViewModel } from '#ui/commerce/monitor-plans/PaymentInfoViewModel.ts'
import { UpgradeViewModel } from '#ui/commerce/monitor-plans/UpgradeViewModel.ts'
import { CardModel } from '#ui/commerce/payment/CardModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

/** Without the shop's authentication, which belongs to a cart. */
const PlanCard = token<CardModel>('PlanCard')

const module = provide(({ give, giveFrom, share }) => {
  share(PutPlanInCart, ReadCart, ChangeCart)
  share(SendPaymentInfo, MonitorPlans, PaymentAccess)
  share(UpgradePlan, SendPaymentInfo, MonitorPlans, MonitorMemberships, Connectivity)
  giveFrom(
    PlanCard,
    (tokens: CardTokens, access: PaymentAccess, clock: Clock) => new CardModel(new PayByCard(withoutAuthentication, tokens, access), clock),
    ...([CardTokens, PaymentAccess, Clock] as const),
  )
  give(BuyMembershipViewModel, ReadMembershipProducts, Catalogue, PutPlanInCart, MonitorPlans, CheckoutViewModel)
  give(UpgradeViewModel, MonitorMemberships, ReadMembershipProducts, UpgradePlan, PlanCard, Clock)
  give(PaymentInfoViewModel, MonitorMemberships, SendPaymentInfo, PlanCard)
})

/** In the launch monitor's shop alone. */
export const part: Part = {
  requires: () => [import('./membershipShop.ts'), import('./checkout.ts')],
  module,
  texts: textsIn('monitorPlans', (language) => import(`../../ui/commerce/texts/monitorPlans/${language}.json`, { with: { type: 'json' } })),
}
