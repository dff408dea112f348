import { HttpPayments } from '#adapters/rest/commerce/club-payment/HttpPayments'
import { RestClient } from '#adapters/rest/RestClient'
import { FollowPayment } from '#app/commerce/club-payment/FollowPayment'
import { Payments } from '#app/commerce/club-payment/ports/Payments'
import { withoutAuthentication } from '#app/commerce/club-payment/withoutAuthentication'
import { PayByCard } from '#app/commerce/PayByCard'
import { CardTokens } from '#app/commerce/ports/CardTokens'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { Clock } from '#app/shared/ports/Clock'
import { CardModel } from '#ui/commerce/payment/CardModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { ClubCard } from './club/clubCard.ts'

const module = provide(({ giveFrom, share }) => {
  share(Payments, HttpPayments, RestClient)
  share(FollowPayment, Payments, Clock)
  giveFrom(
    ClubCard,
    (tokens: CardTokens, access: PaymentAccess, clock: Clock) => new CardModel(new PayByCard(withoutAuthentication, tokens, access), clock),
    ...([CardTokens, PaymentAccess, Clock] as const),
  )
})

/** What players buy from the club, outside the shop. */
export const part: Part = {
  requires: () => [import('./payment.ts'), import('./checkoutTexts.ts')],
  module,
  texts: textsIn('clubPayment', (language) => import(`../../ui/commerce/texts/clubPayment/${language}.json`, { with: { type: 'json' } })),
}
