/** What the pro shop's page is made of; a block of any other type is left out. */
export const proShopBlockTypes = ['slider', 'text', 'grid', 'product', 'video'] as const
export type ProShopBlockType = (typeof proShopBlockTypes)[number]

export interface ProShopBlock {
  readonly id: number
  readonly type: ProShopBlockType
  readonly title: string
  readonly subtitle: string
  /** The shop's HTML. */
  readonly content: string
  /** Where its words stand beside its pictures. */
  readonly textPosition: 'left' | 'right' | 'center'
  readonly textAlign: 'left' | 'right' | 'center'
  /** The address key of a product that it shows. */
  readonly productUrlKey: string | undefined
  /** A film's address: one that plays here, and one where it plays elsewhere. */
  readonly video: string | undefined
  readonly videoElsewhere: string | undefined
  readonly items: readonly ProShopItem[]
}

export interface ProShopItem {
  /** Addresses; several are turned through. */
  readonly pictures: readonly string[]
  readonly slogan: string
  readonly description: string
  readonly button: ProShopButton | undefined
}

export interface ProShopButton {
  readonly label: string
  /** Of this site, or https. */
  readonly href: string
}

const anywhere = 'https://clubhouse.invalid'

/** Where a button may lead: a path of this site, or a safe page of another one. As browsers read it, which takes `/\` and `/` with a tab for `//`. */
export function isSafeAddress(href: string): boolean {
  if (/^https:\/\//i.test(href)) return URL.canParse(href)
  return href.startsWith('/') && URL.canParse(href, anywhere) && new URL(href, anywhere).origin === anywhere
}
