import type { QuoteAnswer, Renewals } from '#app/commerce/renewals/ports/Renewals'
import type { Basket } from '#domain/commerce/renewals/basket'
import type { RenewalOffer } from '#domain/commerce/renewals/offer'
import type { Renewal } from '#domain/commerce/renewals/quote'
import type { RestClient } from '../../RestClient.ts'
import { moneyFrom } from '../moneySchemas.ts'
import { type OfferOnWire, renewalGamePlanV2, renewalV2 } from './renewalCalls.ts'
import { basketOnWire, latestFrom, paymentFrom, plansFrom, quoteFrom, renewalFrom } from './renewalMapping.ts'

/** Everywhere but in Japan. */
export class HttpRenewals implements Renewals {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async offer(signal?: AbortSignal): Promise<RenewalOffer> {
    return offerFrom((await this.client.send(renewalGamePlanV2, { signal })).data)
  }

  async quote(basket: Basket, signal?: AbortSignal): Promise<QuoteAnswer> {
    return quoteFrom(await this.client.send(renewalV2, { body: basketOnWire(basket), signal }))
  }

  async complete(basket: Basket, requestId: string): Promise<Renewal> {
    return renewalFrom(await this.client.send(renewalV2, { body: basketOnWire(basket, requestId) }))
  }
}

function offerFrom(offer: OfferOnWire): RenewalOffer {
  const {
    gamePlans,
    lessonPacks,
    practicePlans,
    membershipPacks,
    buck,
    tax,
    taxName,
    playerMembership,
    giftCodeUsage,
    payment,
    latestRenewal,
  } = offer
  const plans = [
    ...plansFrom('game-plan', gamePlans),
    ...plansFrom('lesson-pack', lessonPacks),
    ...plansFrom('practice-plan', practicePlans),
    ...plansFrom('membership', membershipPacks),
  ]
  return {
    ...{ plans, buck, tax, taxName, membership: playerMembership, coupon: undefined, orders: [] },
    giftCodeUsage: giftCodeUsage.map(({ giftCode, amount }) => ({ giftCode, amount: moneyFrom(amount) })),
    payment: payment && paymentFrom(payment),
    latest: latestRenewal && latestFrom(latestRenewal),
  }
}
