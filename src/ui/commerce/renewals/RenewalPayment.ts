import type { FollowPayment } from '#app/commerce/club-payment/FollowPayment'
import type { PayRenewal } from '#app/commerce/renewals/PayRenewal'
import type { InstalmentConfiguration, Instalments } from '#app/commerce/renewals/ports/Instalments'
import type { Renewals } from '#app/commerce/renewals/ports/Renewals'
import type { TypedCard } from '#domain/commerce/card'
import type { PaymentMethod, PaymentStatus } from '#domain/commerce/club-payment/payment'
import type { InstalmentOffer, Quote } from '#domain/commerce/club-payment/quote'
import { isZero } from '#domain/commerce/money'
import type { Basket } from '#domain/commerce/renewals/basket'
import type { OpenPayment } from '#domain/commerce/renewals/offer'
import type { Renewal } from '#domain/commerce/renewals/quote'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import { ClubPayment } from '../club-payment/ClubPayment.ts'
import type { CardModel } from '../payment/CardModel.ts'

interface Decision {
  readonly quote: Quote
  readonly basket: Basket
  /** Undefined where no card is needed. */
  readonly card: TypedCard | undefined
}

/** Pays a quote and renews what it has paid. */
export class RenewalPayment {
  readonly club: ClubPayment<OpenPayment>
  readonly completing = new Task()
  readonly configuring = new Loaded<InstalmentConfiguration>()
  /** Undefined: by card. */
  months: number | undefined = undefined
  renewal: Renewal | undefined = undefined
  readonly #renewals: Pick<Renewals, 'complete'>
  readonly #instalments: Instalments

  constructor(card: CardModel, pay: PayRenewal, follow: FollowPayment, renewals: Pick<Renewals, 'complete'>, instalments: Instalments) {
    this.club = new ClubPayment(card, pay, follow)
    this.#renewals = renewals
    this.#instalments = instalments
    makeReactive(this)
  }

  start(): void {
    this.club.start()
  }

  readInstalments(): Promise<void> {
    return this.configuring.load((signal) => this.#instalments.configuration(signal))
  }

  /** None where the provider doesn't lend. */
  instalmentsOf(quote: Quote): readonly InstalmentOffer[] {
    return this.configuring.value?.isOffered ? quote.instalments : []
  }

  dispose(): void {
    this.configuring.cancel()
    this.club.dispose()
  }

  choose(months: number | undefined): void {
    this.months = months
    this.club.clear()
  }

  methodOf({ total, instalments }: Quote): PaymentMethod['kind'] {
    if (isZero(total)) return 'free'
    return instalments.some(({ months }) => months === this.months) ? 'instalments' : 'card'
  }

  async pay({ quote, basket, card }: Decision): Promise<void> {
    const methods = {
      card: { kind: 'card', card },
      free: { kind: 'free' },
      instalments: { kind: 'instalments', months: this.months ?? 0 },
    } as const
    const method = methods[this.methodOf(quote)]
    const paymentOf = (requestId: string) => ({ requestId, basket })
    await this.completeAfter(this.club.pay({ purpose: 'renewal', quote, method, paymentOf }))
  }

  /** Also after a reload, with the payment that the club knows of. */
  resume(payment: OpenPayment | undefined): Promise<void> {
    return this.completeAfter(this.club.resume(payment))
  }

  look(): Promise<void> {
    return this.completeAfter(this.club.look())
  }

  /** The club answers a repetition with the same renewal. */
  async complete(): Promise<void> {
    const { open } = this.club
    if (!open) return
    const renewal = await this.completing.run(() => this.#renewals.complete(open.basket, open.requestId))
    if (renewal) this.finish(renewal)
  }

  forget(): void {
    this.renewal = undefined
    this.club.clear()
  }

  private async completeAfter(paying: Promise<PaymentStatus | undefined>): Promise<void> {
    if ((await paying) === 'success') await this.complete()
  }

  private finish(renewal: Renewal): void {
    this.renewal = renewal
    this.club.finish()
  }
}
