import { withoutAuthentication } from '#app/commerce/club-payment/withoutAuthentication'
import { MonitorMemberships } from '#app/commerce/monitor-plans/ports/MonitorMemberships'
import { MonitorPlans } from '#app/commerce/monitor-plans/ports/MonitorPlans'
import { SendPaymentInfo } from '#app/commerce/monitor-plans/SendPaymentInfo'
import { UpgradePlan } from '#app/commerce/monitor-plans/UpgradePlan'
import { PayByCard } from '#app/commerce/PayByCard'
import { CardTokens } from '#app/commerce/ports/CardTokens'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { token } from '#app/shared/token'
import { OfferedPlans } from '#ui/commerce/monitor-plans/OfferedPlans.ts'
import { PaymentInfoViewModel } from '#ui/commerce/monitor-plans/PaymentInfoViewModel.ts'
import { UpgradeViewModel } from '#ui/commerce/monitor-plans/UpgradeViewModel.ts'
import { CardModel } from '#ui/commerce/payment/CardModel.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

/** Without the shop's authentication, which belongs to a cart. */
const PlanCard = token<CardModel>('PlanCard')

const module = provide(({ give, giveFrom, share }) => {
  share(SendPaymentInfo, MonitorPlans, PaymentAccess)
  share(UpgradePlan, SendPaymentInfo, MonitorPlans, MonitorMemberships, Connectivity)
  giveFrom(
    PlanCard,
    (tokens: CardTokens, access: PaymentAccess, clock: Clock) => new CardModel(new PayByCard(withoutAuthentication, tokens, access), clock),
    ...([CardTokens, PaymentAccess, Clock] as const),
  )
  give(UpgradeViewModel, MonitorMemberships, OfferedPlans, UpgradePlan, PlanCard, Clock)
  give(PaymentInfoViewModel, MonitorMemberships, SendPaymentInfo, PlanCard)
})

/** Upgrades, and the card of the next payment. */
export const part: Part = { requires: () => [import('./monitorPlans.ts')], module }
