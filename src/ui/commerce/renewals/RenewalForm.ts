import type { GiftCodes } from '#app/commerce/renewals/ports/GiftCodes'
import type { QuoteAnswer, Renewals } from '#app/commerce/renewals/ports/Renewals'
import type { Quote } from '#domain/commerce/club-payment/quote'
import {
  type Basket,
  emptyBasket,
  isEmpty,
  stillOffered,
  toggled,
  withGiftCode,
  withoutGiftCode,
  withoutRefused,
} from '#domain/commerce/renewals/basket'
import { type GiftCodeProblem, giftCodeIn, giftCodeProblem } from '#domain/commerce/renewals/giftCode'
import type { Plan } from '#domain/commerce/renewals/plan'
import type { QuoteProblem } from '#domain/commerce/renewals/quote'
import { preparedText } from '#domain/shared/typedText'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** What is renewed, and what pays a part of it. The club computes the price after each change. */
export class RenewalForm {
  basket: Basket = emptyBasket
  coupon = ''
  giftCode = ''
  giftCodeProblem: GiftCodeProblem | undefined = undefined
  /** Why the club refused the basket. Its coupon or gift codes are taken out. */
  problem: QuoteProblem | undefined = undefined
  readonly quoting = new Loaded<QuoteAnswer>()
  readonly checking = new Task()
  readonly #renewals: Pick<Renewals, 'quote'>
  readonly #giftCodes: GiftCodes

  constructor(renewals: Pick<Renewals, 'quote'>, giftCodes: GiftCodes) {
    this.#renewals = renewals
    this.#giftCodes = giftCodes
    makeReactive(this)
  }

  /** Also while a new one is computed. */
  get shownQuote(): Quote | undefined {
    const { value } = this.quoting
    return value?.kind === 'quoted' ? value.quote : undefined
  }

  /** The price of exactly this basket. */
  get quote(): Quote | undefined {
    return this.quoting.busy || this.quoting.failure ? undefined : this.shownQuote
  }

  get isEmpty(): boolean {
    return isEmpty(this.basket)
  }

  dispose(): void {
    this.quoting.cancel()
  }

  /** Once the offer is known, or known anew. */
  async receive(plans: readonly Plan[]): Promise<void> {
    await this.change(stillOffered(this.basket, plans))
  }

  toggle(plan: Pick<Plan, 'id' | 'kind'>): Promise<void> {
    return this.change(toggled(this.basket, plan))
  }

  spend(buck: number): Promise<void> {
    return this.change({ ...this.basket, buck })
  }

  chooseCentre(centreId: string | undefined): Promise<void> {
    return this.change({ ...this.basket, centreId })
  }

  typeCoupon(text: string): void {
    this.coupon = text
    this.problem = undefined
  }

  typeGiftCode(text: string): void {
    this.giftCode = text
    this.giftCodeProblem = undefined
    this.checking.clear()
  }

  async applyCoupon(code = preparedText(this.coupon)): Promise<void> {
    if (code === '') return
    await this.change({ ...this.basket, coupon: code })
    if (this.problem === undefined) this.typeCoupon('')
  }

  removeCoupon(): Promise<void> {
    return this.change({ ...this.basket, coupon: undefined })
  }

  async applyGiftCode(): Promise<void> {
    const code = giftCodeIn(this.giftCode)
    if (code === '') return this.minds('missing')
    if (this.basket.giftCodes.includes(code)) return this.minds('repeated')
    const answer = await this.checking.run(async () => ({ found: await this.#giftCodes.find(code) }))
    if (!answer) return
    const problem = giftCodeProblem(answer.found)
    if (problem !== undefined) return this.minds(problem)
    this.typeGiftCode('')
    await this.change(withGiftCode(this.basket, code))
  }

  removeGiftCode(code: string): Promise<void> {
    return this.change(withoutGiftCode(this.basket, code))
  }

  clear(): void {
    this.basket = emptyBasket
    this.coupon = ''
    this.typeGiftCode('')
    this.problem = undefined
    this.quoting.clear()
  }

  private async change(basket: Basket): Promise<void> {
    this.problem = undefined
    await this.price(basket)
    const answer = this.quoting.value
    if (this.basket !== basket || answer?.kind !== 'refused') return
    this.refuse(answer.problem)
    const accepted = withoutRefused(basket, answer.problem)
    if (accepted !== basket) await this.price(accepted)
  }

  private async price(basket: Basket): Promise<void> {
    this.basket = basket
    if (isEmpty(basket)) this.quoting.clear()
    else await this.quoting.load((signal) => this.#renewals.quote(this.basket, signal))
  }

  private minds(problem: GiftCodeProblem | undefined): void {
    this.giftCodeProblem = problem
  }

  private refuse(problem: QuoteProblem): void {
    this.problem = problem
  }
}
