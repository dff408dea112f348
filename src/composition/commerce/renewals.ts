import { HttpGiftCodes } from '#adapters/rest/commerce/renewals/HttpGiftCodes'
import { HttpInstalments } from '#adapters/rest/commerce/renewals/HttpInstalments'
import { HttpJapanRenewals } from '#adapters/rest/commerce/renewals/HttpJapanRenewals'
import { HttpRenewals } from '#adapters/rest/commerce/renewals/HttpRenewals'
import { RestClient } from '#adapters/rest/RestClient'
import { FollowPayment } from '#app/commerce/club-payment/FollowPayment'
import { Payments } from '#app/commerce/club-payment/ports/Payments'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { PayRenewal } from '#app/commerce/renewals/PayRenewal'
import { ClubMemberships } from '#app/commerce/renewals/ports/ClubMemberships'
import { GiftCodes } from '#app/commerce/renewals/ports/GiftCodes'
import { Instalments } from '#app/commerce/renewals/ports/Instalments'
import { JapanPlaces } from '#app/commerce/renewals/ports/JapanPlaces'
import { Renewals } from '#app/commerce/renewals/ports/Renewals'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Site } from '#app/shared/ports/Site'
import { JapanPlacesModel } from '#ui/commerce/renewals/JapanPlacesModel.ts'
import { MembershipPacks } from '#ui/commerce/renewals/MembershipPacks.ts'
import { RenewalForm } from '#ui/commerce/renewals/RenewalForm.ts'
import { RenewalPayment } from '#ui/commerce/renewals/RenewalPayment.ts'
import { RenewalsViewModel } from '#ui/commerce/renewals/RenewalsViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { SupportJapanPlaces } from '../bridges/SupportJapanPlaces.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'
import { ClubCard } from './club/clubCard.ts'

const module = provide(({ give, share, shareFrom }) => {
  shareFrom(
    Renewals,
    (client: RestClient, { isJapan }: Site) => (isJapan ? new HttpJapanRenewals(client) : new HttpRenewals(client)),
    ...([RestClient, Site] as const),
  )
  share(GiftCodes, HttpGiftCodes, RestClient)
  share(Instalments, HttpInstalments, RestClient)
  share(JapanPlaces, SupportJapanPlaces, OpenPart)
  share(PayRenewal, Payments, Renewals, PaymentAccess, Connectivity)
  give(RenewalForm, Renewals, GiftCodes)
  give(RenewalPayment, ClubCard, PayRenewal, FollowPayment, Renewals, Instalments)
  give(MembershipPacks, ClubMemberships, Clock)
  give(JapanPlacesModel, JapanPlaces, Site)
  give(RenewalsViewModel, Renewals, RenewalForm, RenewalPayment, MembershipPacks, JapanPlacesModel)
})

export const part: Part = {
  requires: () => [import('./clubPayment.ts'), import('./endings.ts')],
  module,
  texts: textsIn('renewals', (language) => import(`../../ui/commerce/texts/renewals/${language}.json`, { with: { type: 'json' } })),
}
