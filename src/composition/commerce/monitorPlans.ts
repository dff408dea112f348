import { ChangeCart } from '#app/commerce/ChangeCart'
import { PutPlanInCart } from '#app/commerce/monitor-plans/PutPlanInCart'
import { MonitorPlans } from '#app/commerce/monitor-plans/ports/MonitorPlans'
import { Catalogue } from '#app/commerce/ports/Catalogue'
import { ReadCart } from '#app/commerce/ReadCart'
import { ReadMembershipProducts } from '#app/commerce/ReadMembershipProducts'
import { CheckoutViewModel } from '#ui/commerce/checkout/CheckoutViewModel.ts'
import { BuyMembershipViewModel } from '#ui/commerce/monitor-plans/BuyMembershipViewModel.ts'
import { OfferedPlans } from '#ui/commerce/monitor-plans/OfferedPlans.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  give(OfferedPlans, ReadMembershipProducts, Catalogue)
  share(PutPlanInCart, ReadCart, ChangeCart)
  give(BuyMembershipViewModel, OfferedPlans, Catalogue, PutPlanInCart, MonitorPlans, CheckoutViewModel)
})

/** In the launch monitor's shop alone. */
export const part: Part = {
  requires: () => [import('./membershipShop.ts'), import('./checkout.ts')],
  module,
  texts: textsIn('monitorPlans', (language) => import(`../../ui/commerce/texts/monitorPlans/${language}.json`, { with: { type: 'json' } })),
}
