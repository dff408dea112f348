import { PlusPlans, PlusSubscriptions } from '#app/commerce/ports/PlusSubscriptions'
import { Subscriptions } from '#app/commerce/ports/Subscriptions'
import { ClubMemberships } from '#app/commerce/renewals/ports/ClubMemberships'
import { Clock } from '#app/shared/ports/Clock'
import { MembershipViewModel } from '#ui/commerce/plans/MembershipViewModel.ts'
import { PlansViewModel } from '#ui/commerce/plans/PlansViewModel.ts'
import { MembershipPacks } from '#ui/commerce/renewals/MembershipPacks.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, giveFrom }) => {
  giveFrom(
    MembershipViewModel,
    (memberships: ClubMemberships, clock: Clock) => new MembershipViewModel(new MembershipPacks(memberships, clock)),
    ...([ClubMemberships, Clock] as const),
  )
  give(PlansViewModel, PlusSubscriptions, PlusPlans, Subscriptions)
})

export const part: Part = {
  requires: () => [import('./plus.ts'), import('./subscriptions.ts')],
  module,
  texts: textsIn('plans', (language) => import(`../../ui/commerce/texts/plans/${language}.json`, { with: { type: 'json' } })),
}
