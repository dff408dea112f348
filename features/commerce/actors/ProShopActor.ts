import type { ProShopBlockType } from '#domain/commerce/proShop'

export interface ProShopActor {
  open(): Promise<void>

  blocks(): Promise<readonly { readonly type: ProShopBlockType; readonly title: string }[]>
  waysUnder(title: string): Promise<readonly string[]>
  picturesBeside(slogan: string): Promise<number>
}
