export interface RewardsActor {
  open(): Promise<void>
  /** In the cart. */
  useOffered(code: string): Promise<void>
  /** In the cart, with the code as it is typed. */
  checkBalance(code: string): Promise<void>

  /** Such as `Birthday present: USD 25`, what expires first is first. */
  bucks(): Promise<readonly string[]>
  /** Such as `WELCOME10`. */
  coupons(): Promise<readonly string[]>
  offered(): Promise<readonly string[]>
  /** Such as `USD 50`; undefined for a code that isn't valid. */
  balance(): Promise<string | undefined>
}
