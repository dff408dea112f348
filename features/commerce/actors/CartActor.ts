export interface CartActor {
  /** Nothing while the shop has not told it. */
  quantity(): Promise<number | undefined>
  open(): Promise<void>
  /** From the cart's count, on whatever screen. */
  openMini(): Promise<void>
  setQuantity(name: string, quantity: number): Promise<void>
  remove(name: string): Promise<void>
  putBack(name: string): Promise<void>
  empty(): Promise<void>
  applyCoupon(code: string): Promise<void>
  removeCoupon(code: string): Promise<void>
  /** As much of it as there is, where no amount is said. */
  applyGiftCode(code: string, amount?: string): Promise<void>
  removeGiftCode(code: string): Promise<void>
  removeAllGiftCodes(): Promise<void>
  noteMerge(): Promise<void>

  /** In the cart or in the mini cart, whichever is before the player: `2 Clubhouse Towel`. */
  lines(): Promise<readonly string[]>
  /** Of gift cards in the cart. */
  designs(): Promise<readonly string[]>
  /** As `38.97`. */
  total(): Promise<string | undefined>
  codes(): Promise<readonly string[]>
  alert(): Promise<string | undefined>
  broughtAlong(): Promise<number | undefined>
}
