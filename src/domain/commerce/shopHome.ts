/** What the shop's home is made of; a block of any other type is left out. */
export const shopBlockTypes = ['lead', 'categories', 'products', 'specials', 'pro-shop', 'text'] as const
export type ShopBlockType = (typeof shopBlockTypes)[number]

export interface ShopBlock {
  readonly type: ShopBlockType
  readonly title: string
  /** The shop's HTML in a block of text, words alone in all others. */
  readonly content: string
  /** What it puts forward: numbers of categories, or else address keys of products. */
  readonly names: readonly string[]
}

/** Numbers of all categories that the blocks put forward. */
export function categoriesNamed(blocks: readonly ShopBlock[]): readonly number[] {
  const names = blocks.filter(({ type }) => type === 'categories').flatMap((block) => block.names)
  return [...new Set(names.map(Number))].filter(Number.isSafeInteger)
}

/** Address keys of all products that the blocks put forward. */
export function productsNamed(blocks: readonly ShopBlock[]): readonly string[] {
  return [...new Set(blocks.filter(({ type }) => type !== 'categories').flatMap((block) => block.names))]
}

/** In the order in which they were named; what the shop has no more is left out. */
export function inOrderOf<T>(names: readonly string[], all: readonly T[], nameOf: (each: T) => string): readonly T[] {
  return names.flatMap((name) => all.find((each) => nameOf(each) === name) ?? [])
}
