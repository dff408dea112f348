import type { ProShopBlockType } from '#domain/commerce/proShop'

export interface ProShopActor {
  open(): Promise<void>

  /** As they stand below each other; the first one's title is the page's. */
  blocks(): Promise<readonly { readonly type: ProShopBlockType; readonly title: string }[]>
  /** Addresses that the buttons under this title lead to. */
  waysUnder(title: string): Promise<readonly string[]>
  /** How many pictures are turned through beside this slogan. */
  picturesBeside(slogan: string): Promise<number>
}
