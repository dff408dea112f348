import type { ChangeCart } from '#app/commerce/ChangeCart'
import type { CurrentCart } from '#app/commerce/ports/CurrentCart'
import { noCart } from '#domain/commerce/cart'
import type { CartChange, ChangeProblem } from '#domain/commerce/cartChange'
import type { CartState } from '#domain/commerce/cartState'
import { giftCodeOf } from '#domain/commerce/gift-cards/giftCode'
import { moneyOf } from '#domain/commerce/money'
import type { TypedNumbers } from '#domain/shared/number'
import { preparedText } from '#domain/shared/typedText'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'

export class CartCodesModel {
  coupon = ''
  giftCode = ''
  giftAmount = ''
  couponProblem: ChangeProblem | undefined = undefined
  giftProblem: ChangeProblem | undefined = undefined
  readonly couponTask = new Task()
  readonly giftTask = new Task()
  readonly #changeCart: Pick<ChangeCart, 'execute'>
  readonly #state: Observed<CartState>
  readonly #numbers: Pick<TypedNumbers, 'amount'>

  constructor(changeCart: Pick<ChangeCart, 'execute'>, current: CurrentCart, numbers: Pick<TypedNumbers, 'amount'>) {
    this.#numbers = numbers
    this.#changeCart = changeCart
    this.#state = observe(current)
    makeReactive(this)
  }

  get isBusy(): boolean {
    return this.couponTask.busy || this.giftTask.busy
  }

  get isCouponApplied(): boolean {
    const { cart, couponResult } = this.#state.value
    return couponResult === 'applied' && cart !== undefined && cart !== noCart && cart.coupons.length > 0
  }

  typeCoupon(text: string): void {
    this.coupon = text
    this.couponProblem = undefined
    this.couponTask.clear()
  }

  typeGiftCode(text: string): void {
    this.giftCode = text
    this.forgetGiftProblem()
  }

  typeGiftAmount(text: string): void {
    this.giftAmount = text
    this.forgetGiftProblem()
  }

  async applyCoupon(): Promise<void> {
    const outcome = await this.couponTask.run(() => this.#changeCart.execute({ kind: 'apply-coupon', code: preparedText(this.coupon) }))
    if (outcome?.kind === 'changed') this.typeCoupon('')
    else this.minds({ couponProblem: outcome?.kind === 'impossible' ? outcome.problem : undefined })
  }

  async applyOffered(code: string): Promise<void> {
    this.typeCoupon(code)
    await this.applyCoupon()
  }

  async removeCoupon(): Promise<void> {
    await this.couponTask.run(() => this.#changeCart.execute({ kind: 'remove-coupon' }))
  }

  async applyGiftCode(): Promise<void> {
    const outcome = await this.giftTask.run(() => this.#changeCart.execute(this.giftWish()))
    if (outcome?.kind === 'changed') this.forgetGift()
    else this.minds({ giftProblem: outcome?.kind === 'impossible' ? outcome.problem : undefined })
  }

  async removeGiftCode(code: string): Promise<void> {
    await this.giftTask.run(() => this.#changeCart.execute({ kind: 'remove-gift-code', code }))
  }

  /** The shop removes gift codes only together. */
  async removeAllGiftCodes(code: string): Promise<void> {
    await this.giftTask.run(() => this.#changeCart.execute({ kind: 'remove-gift-code', code, all: true }))
  }

  private giftWish(): CartChange {
    const { cart } = this.#state.value
    const currency = cart === undefined || cart === noCart ? undefined : cart.prices.grandTotal.currency
    const units = currency === undefined ? undefined : this.#numbers.amount(this.giftAmount, currency)
    const amount = units === undefined || currency === undefined ? undefined : moneyOf(units, currency)
    return { kind: 'apply-gift-code', code: giftCodeOf(this.giftCode), amount }
  }

  private forgetGift(): void {
    this.giftCode = ''
    this.giftAmount = ''
  }

  private forgetGiftProblem(): void {
    this.giftProblem = undefined
    this.giftTask.clear()
  }

  private minds(problems: Partial<Pick<this, 'couponProblem' | 'giftProblem'>>): void {
    Object.assign(this, problems)
  }
}
