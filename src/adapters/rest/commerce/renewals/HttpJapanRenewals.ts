import type { QuoteAnswer, Renewals } from '#app/commerce/renewals/ports/Renewals'
import type { Basket } from '#domain/commerce/renewals/basket'
import type { RenewalOffer } from '#domain/commerce/renewals/offer'
import type { Renewal } from '#domain/commerce/renewals/quote'
import type { RestClient } from '../../RestClient.ts'
import { moneyFrom } from '../moneySchemas.ts'
import { type JapanOfferOnWire, renewalGamePlan, renewalGamePlanOrder } from './renewalCalls.ts'
import { basketOnWire, latestFrom, paymentFrom, plansFrom, quoteFrom, renewalFrom } from './renewalMapping.ts'

export class HttpJapanRenewals implements Renewals {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async offer(signal?: AbortSignal): Promise<RenewalOffer> {
    return offerFrom((await this.client.send(renewalGamePlan, { signal })).data)
  }

  async quote(basket: Basket, signal?: AbortSignal): Promise<QuoteAnswer> {
    return quoteFrom(await this.client.send(renewalGamePlanOrder, { body: onWire(basket), signal }))
  }

  async complete(basket: Basket, requestId: string): Promise<Renewal> {
    return renewalFrom(await this.client.send(renewalGamePlanOrder, { body: onWire(basket, requestId) }))
  }
}

function onWire(basket: Basket, requestId?: string) {
  const { centreId } = basket
  return { ...basketOnWire(basket, requestId), ...(centreId !== undefined && { centerId: centreId }) }
}

function offerFrom({ gamePlans, lessonPacks, buck, tax, taxName, coupon, orders, payment, latestRenewal }: JapanOfferOnWire): RenewalOffer {
  return {
    plans: [...plansFrom('game-plan', gamePlans), ...plansFrom('lesson-pack', lessonPacks)],
    ...{ buck, tax, taxName, coupon, membership: undefined, giftCodeUsage: [] },
    orders: orders.map(({ total, ...order }) => ({ ...order, total: moneyFrom(total) })),
    payment: payment && paymentFrom(payment),
    latest: latestRenewal && latestFrom(latestRenewal),
  }
}
