export const shopBlockTypes = ['lead', 'categories', 'products', 'specials', 'pro-shop', 'text'] as const
export type ShopBlockType = (typeof shopBlockTypes)[number]

export interface ShopBlock {
  readonly type: ShopBlockType
  readonly title: string
  /** HTML in a block of text, plain text in all others. */
  readonly content: string
  /** Category ids or products' URL keys. */
  readonly names: readonly string[]
}

/** Ids of all categories that the blocks name. */
export function categoriesNamed(blocks: readonly ShopBlock[]): readonly number[] {
  const names = blocks.filter(({ type }) => type === 'categories').flatMap((block) => block.names)
  return [...new Set(names.map(Number))].filter(Number.isSafeInteger)
}

/** URL keys of all products that the blocks name. */
export function productsNamed(blocks: readonly ShopBlock[]): readonly string[] {
  return [...new Set(blocks.filter(({ type }) => type !== 'categories').flatMap((block) => block.names))]
}

/** Leaves out what the shop no longer has. */
export function inOrderOf<T>(names: readonly string[], all: readonly T[], nameOf: (each: T) => string): readonly T[] {
  return names.flatMap((name) => all.find((each) => nameOf(each) === name) ?? [])
}
