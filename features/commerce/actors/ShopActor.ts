/** Places of the shop, in its own words: names of categories and products. */
export interface ShopActor {
  open(): Promise<void>

  /** As they stand below each other. */
  blocks(): Promise<readonly string[]>
  categories(): Promise<readonly string[]>
  /** Whatever the shop puts forward in this block. */
  productsIn(block: string): Promise<readonly string[]>
  specials(): Promise<readonly string[]>
  featuredIn(special: string): Promise<readonly string[]>

  /** What is to be seen of a special category's products. */
  productsOf(special: string): Promise<readonly string[]>
  /** To the products after those that are to be seen. */
  turnOn(special: string): Promise<void>
  /** Which part of how many is to be seen, as `2/3`. */
  partOf(special: string): Promise<string | undefined>

  openMenu(): Promise<void>
  /** Each with those below it, as `Balls: For the course, For practice`. */
  menu(): Promise<readonly string[]>
  menuSpecials(): Promise<readonly string[]>
  featuredInMenu(special: string): Promise<readonly string[]>
}
