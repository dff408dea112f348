import type { FollowPayment } from '#app/commerce/club-payment/FollowPayment'
import type { PayGear } from '#app/commerce/gear/PayGear'
import type { Gear } from '#app/commerce/gear/ports/Gear'
import type { TypedCard } from '#domain/commerce/card'
import type { PaymentStatus } from '#domain/commerce/club-payment/payment'
import { type GearPayment, pendingPayment, type RecommendedGear } from '#domain/commerce/gear/gear'
import { isZero } from '#domain/commerce/money'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { ClubPayment } from '../club-payment/ClubPayment.ts'
import type { CardModel } from '../payment/CardModel.ts'

/** What coaches recommend to the player, and its payment. */
export class GearViewModel {
  readonly reading = new Loaded<readonly RecommendedGear[]>()
  readonly pictures = new Loaded<ReadonlyMap<string, string>>()
  readonly payment: ClubPayment<GearPayment>
  chosenId: string | undefined = undefined
  boughtId: string | undefined = undefined
  readonly #gear: Gear

  constructor(gear: Gear, card: CardModel, pay: PayGear, follow: FollowPayment) {
    this.#gear = gear
    this.payment = new ClubPayment(card, pay, follow)
    makeReactive(this)
  }

  get chosen(): RecommendedGear | undefined {
    return this.reading.value?.find(({ id, orderNumber }) => id === this.chosenId && orderNumber === undefined)
  }

  get bought(): RecommendedGear | undefined {
    return this.reading.value?.find(({ id, orderNumber }) => id === this.boughtId && orderNumber !== undefined)
  }

  start(): void {
    this.payment.start()
    void this.read()
  }

  dispose(): void {
    this.reading.cancel()
    this.pictures.cancel()
    this.payment.dispose()
  }

  async read(): Promise<void> {
    await this.reading.load((signal) => this.#gear.recommended(signal))
    const { value, failure } = this.reading
    if (!value || failure) return
    await Promise.all([this.readPictures(value), this.finishAfter(this.payment.resume(pendingPayment(value)))])
  }

  choose(id: string | undefined): void {
    if (id === this.chosenId) return
    this.chosenId = id
    this.payment.clear()
  }

  async pay(card?: TypedCard): Promise<void> {
    const { chosen } = this
    if (!chosen) return
    const { id: gearId, quote } = chosen
    const method = isZero(quote.total) ? ({ kind: 'free' } as const) : ({ kind: 'card', card } as const)
    const paymentOf = (requestId: string) => ({ requestId, gearId })
    await this.finishAfter(this.payment.pay({ purpose: 'gear', quote, method, paymentOf }))
    if (this.payment.refusal === 'changed') await this.read()
  }

  look(): Promise<void> {
    return this.finishAfter(this.payment.look())
  }

  private async readPictures(gear: readonly RecommendedGear[]): Promise<void> {
    if (gear.length === 0) return
    await this.pictures.load((signal) =>
      this.#gear.pictures(
        gear.map(({ id }) => id),
        signal,
      ),
    )
  }

  /** The club answers what was bought. */
  private async finishAfter(paying: Promise<PaymentStatus | undefined>): Promise<void> {
    if ((await paying) !== 'success') return
    this.receive(this.payment.open)
    await this.read()
  }

  private receive(paid: GearPayment | undefined): void {
    this.boughtId = paid?.gearId
    this.chosenId = undefined
    this.payment.finish()
  }
}
