export interface CartActor {
  /** Undefined while loading. */
  quantity(): Promise<number | undefined>
  open(): Promise<void>
  openMini(): Promise<void>
  setQuantity(name: string, quantity: number): Promise<void>
  remove(name: string): Promise<void>
  putBack(name: string): Promise<void>
  empty(): Promise<void>
  applyCoupon(code: string): Promise<void>
  removeCoupon(code: string): Promise<void>
  /** Without an amount, as much as possible. */
  applyGiftCode(code: string, amount?: string): Promise<void>
  removeGiftCode(code: string): Promise<void>
  removeAllGiftCodes(): Promise<void>
  noteMerge(): Promise<void>

  /** In the cart or mini cart: `2 Clubhouse Towel`. */
  lines(): Promise<readonly string[]>
  designs(): Promise<readonly string[]>
  /** Such as `38.97`. */
  total(): Promise<string | undefined>
  codes(): Promise<readonly string[]>
  alert(): Promise<string | undefined>
  broughtAlong(): Promise<number | undefined>
}
