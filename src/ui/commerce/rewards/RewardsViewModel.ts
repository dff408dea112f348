import type { Bucks } from '#app/commerce/ports/Bucks'
import type { Coupons } from '#app/commerce/ports/Coupons'
import type { Clock } from '#app/shared/ports/Clock'
import { type Buck, byExpiry, expiresSoon } from '#domain/commerce/bucks/buck'
import type { Coupon } from '#domain/commerce/coupons/coupon'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class RewardsViewModel {
  readonly readingBucks = new Loaded<readonly Buck[]>()
  readonly readingCoupons = new Loaded<readonly Coupon[]>()
  readonly #bucks: Bucks
  readonly #coupons: Coupons
  readonly #clock: Clock

  constructor(bucks: Bucks, coupons: Coupons, clock: Clock) {
    this.#bucks = bucks
    this.#coupons = coupons
    this.#clock = clock
    makeReactive(this)
  }

  get bucks(): readonly Buck[] {
    return byExpiry(this.readingBucks.value ?? [])
  }

  get coupons(): readonly Coupon[] {
    return byExpiry(this.readingCoupons.value ?? [])
  }

  expiresSoon(reward: Buck | Coupon): boolean {
    return expiresSoon(reward, this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate())
  }

  start(): void {
    void this.readingBucks.load((signal) => this.#bucks.all(signal))
    void this.readingCoupons.load((signal) => this.#coupons.unused(signal))
  }

  dispose(): void {
    this.readingBucks.cancel()
    this.readingCoupons.cancel()
  }
}
