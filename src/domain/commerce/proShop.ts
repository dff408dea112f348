import type { BlockType } from '../shared/layout.ts'

export const proShopBlockTypes = ['slider', 'text', 'grid', 'product', 'video'] as const satisfies readonly BlockType[]
export type ProShopBlockType = (typeof proShopBlockTypes)[number]

export interface ProShopBlock {
  readonly id: number
  readonly type: ProShopBlockType
  readonly title: string
  readonly subtitle: string
  readonly content: string
  readonly textPosition: 'left' | 'right' | 'center'
  readonly textAlign: 'left' | 'right' | 'center'
  readonly productUrlKey: string | undefined
  readonly video: string | undefined
  readonly videoElsewhere: string | undefined
  readonly items: readonly ProShopItem[]
}

export interface ProShopItem {
  readonly pictures: readonly string[]
  readonly slogan: string
  readonly description: string
  readonly button: ProShopButton | undefined
}

export interface ProShopButton {
  readonly label: string
  /** A path of this site, or https. */
  readonly href: string
}
