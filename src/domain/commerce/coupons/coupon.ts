export interface Coupon {
  readonly id: string
  /** Such as `WELCOME10`. */
  readonly code: string
  readonly name: string
  /** The last day; undefined if it has no end. */
  readonly expiresOn: Temporal.PlainDate | undefined
}

/** Those that are not in the cart yet. */
export function offeredCoupons(eligible: readonly Coupon[], applied: readonly string[]): readonly Coupon[] {
  const codes = applied.map((code) => code.toUpperCase())
  return eligible.filter(({ code }) => !codes.includes(code.toUpperCase()))
}
