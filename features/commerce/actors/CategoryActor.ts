import type { offeredSorts } from '#domain/commerce/listing'

/** A list of products with its pages. */
interface ProductList {
  /** Names, as they stand. */
  products(): Promise<readonly string[]>
  /** How many there are in all; nothing where that is not known. */
  total(): Promise<number | undefined>
  /** As `2/3`. */
  page(): Promise<string>
  turnTo(page: number): Promise<void>
  /** There is no page of this number. */
  isPageMissing(): Promise<boolean>
}

export interface CategoryActor extends ProductList {
  /** By what follows the categories' own address, as `4-balls?page=2`. */
  open(address: string): Promise<void>
  /** By the menu, from wherever in the shop. */
  goOnTo(name: string): Promise<void>
  /** Undoes the last step. */
  goBack(): Promise<void>

  name(): Promise<string | undefined>
  isGone(): Promise<boolean>
  /** Each with those below it, as `Balls: For the course, For practice`. */
  children(): Promise<readonly string[]>

  /** Each value with how many products it leaves, as `White: 5`. */
  filter(label: string): Promise<readonly string[]>
  chosen(): Promise<readonly string[]>
  narrow(value: string): Promise<void>
  takeAway(value: string): Promise<void>
  clear(): Promise<void>
  sort(order: (typeof offeredSorts)[number]): Promise<void>
}

export interface ShopSearchActor extends ProductList {
  open(words: string): Promise<void>
  /** A selection, by the products' keys. */
  follow(urlKeys: readonly string[]): Promise<void>
  /** In one of the categories. */
  within(category: string): Promise<void>
  filter(label: string): Promise<readonly string[]>
  narrow(value: string): Promise<void>
  proposed(): Promise<readonly string[]>
  isNothingFound(): Promise<boolean>

  /** One after the other, without a pause. */
  type(...words: readonly string[]): Promise<void>
  suggested(): Promise<readonly string[]>
  take(suggestion: string): Promise<void>
  enter(): Promise<void>
  /** The key of the product to whose page the player was led. */
  ledTo(): Promise<string | undefined>
}
