export interface ShopActor {
  open(): Promise<void>

  blocks(): Promise<readonly string[]>
  categories(): Promise<readonly string[]>
  productsIn(block: string): Promise<readonly string[]>
  specials(): Promise<readonly string[]>
  featuredIn(special: string): Promise<readonly string[]>

  productsOf(special: string): Promise<readonly string[]>
  turnOn(special: string): Promise<void>
  /** Such as `2/3`. */
  partOf(special: string): Promise<string | undefined>

  openMenu(): Promise<void>
  /** Such as `Balls: For the course, For practice`. */
  menu(): Promise<readonly string[]>
  menuSpecials(): Promise<readonly string[]>
  featuredInMenu(special: string): Promise<readonly string[]>
}
