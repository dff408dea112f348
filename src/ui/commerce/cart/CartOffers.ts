import type { Coupons } from '#app/commerce/ports/Coupons'
import type { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import type { GiftBalance, GiftBalances } from '#app/commerce/ports/GiftBalances'
import { type Coupon, offeredCoupons } from '#domain/commerce/coupons/coupon'
import { giftCodeOf } from '#domain/commerce/gift-cards/giftCode'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

interface CheckedCode {
  readonly code: string
  /** Undefined for a code that is not good. */
  readonly balance: GiftBalance | undefined
}

/** The player's own coupons for this cart, and what is left on a gift card. */
export class CartOffers {
  readonly reading = new Loaded<readonly Coupon[]>()
  readonly checking = new Loaded<CheckedCode>({ isReloaded: false })
  isCodeMissing = false
  readonly #coupons: Coupons
  readonly #balances: GiftBalances
  readonly #customer: CurrentCustomer

  constructor(coupons: Coupons, balances: GiftBalances, customer: CurrentCustomer) {
    this.#coupons = coupons
    this.#balances = balances
    this.#customer = customer
    makeReactive(this)
  }

  get canCheckBalance(): boolean {
    return this.#balances.canBeRead
  }

  offered(applied: readonly string[]): readonly Coupon[] {
    return offeredCoupons(this.reading.value ?? [], applied)
  }

  /** Guests have none. */
  start(): void {
    if (this.#customer.value !== undefined) void this.reading.load((signal) => this.#coupons.eligible(signal))
  }

  dispose(): void {
    this.reading.cancel()
    this.checking.clear()
  }

  async checkBalance(typed: string): Promise<void> {
    const code = giftCodeOf(typed)
    this.isCodeMissing = code === ''
    if (code !== '') await this.checking.load(async (signal) => ({ code, balance: await this.#balances.of(code, signal) }))
  }

  /** What is shown belongs to the code that was typed before. */
  forgetBalance(): void {
    this.isCodeMissing = false
    this.checking.clear()
  }
}
