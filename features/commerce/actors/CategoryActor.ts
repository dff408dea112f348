import type { offeredSorts } from '#domain/commerce/listing'

interface ProductList {
  products(): Promise<readonly string[]>
  /** Undefined while unknown. */
  total(): Promise<number | undefined>
  /** Such as `2/3`. */
  page(): Promise<string>
  turnTo(page: number): Promise<void>
  isPageMissing(): Promise<boolean>
}

export interface CategoryActor extends ProductList {
  /** Such as `4-balls?page=2`. */
  open(address: string): Promise<void>
  goOnTo(name: string): Promise<void>
  goBack(): Promise<void>

  name(): Promise<string | undefined>
  isGone(): Promise<boolean>
  /** Such as `Balls: For the course, For practice`. */
  children(): Promise<readonly string[]>

  /** Such as `White: 5`. */
  filter(label: string): Promise<readonly string[]>
  chosen(): Promise<readonly string[]>
  narrow(value: string): Promise<void>
  takeAway(value: string): Promise<void>
  clear(): Promise<void>
  sort(order: (typeof offeredSorts)[number]): Promise<void>
}

export interface ShopSearchActor extends ProductList {
  open(words: string): Promise<void>
  follow(urlKeys: readonly string[]): Promise<void>
  within(category: string): Promise<void>
  filter(label: string): Promise<readonly string[]>
  narrow(value: string): Promise<void>
  proposed(): Promise<readonly string[]>
  isNothingFound(): Promise<boolean>

  type(...words: readonly string[]): Promise<void>
  suggested(): Promise<readonly string[]>
  take(suggestion: string): Promise<void>
  enter(): Promise<void>
  ledTo(): Promise<string | undefined>
}
