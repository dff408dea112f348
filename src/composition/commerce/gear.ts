import { HttpGear } from '#adapters/rest/commerce/gear/HttpGear'
import { RestClient } from '#adapters/rest/RestClient'
import { FollowPayment } from '#app/commerce/club-payment/FollowPayment'
import { Payments } from '#app/commerce/club-payment/ports/Payments'
import { PayGear } from '#app/commerce/gear/PayGear'
import { Gear } from '#app/commerce/gear/ports/Gear'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { GearViewModel } from '#ui/commerce/gear/GearViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'
import { ClubCard } from './club/clubCard.ts'

const module = provide(({ give, share }) => {
  share(Gear, HttpGear, RestClient, MediaAddress)
  share(PayGear, Payments, Gear, PaymentAccess, Connectivity)
  give(GearViewModel, Gear, ClubCard, PayGear, FollowPayment)
})

export const part: Part = {
  requires: () => [import('./clubPayment.ts')],
  module,
  texts: textsIn('gear', (language) => import(`../../ui/commerce/texts/gear/${language}.json`, { with: { type: 'json' } })),
}
