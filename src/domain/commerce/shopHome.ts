import type { LayoutBlock } from '../shared/layout.ts'

interface Naming {
  readonly items: readonly Pick<LayoutBlock['items'][number], 'value'>[]
}

/** What a block names: category ids or products' URL keys. */
export function namesIn({ items }: Naming): readonly string[] {
  return items.map(({ value }) => value)
}

/** Ids of all categories that the blocks name. */
export function categoriesNamed(blocks: readonly LayoutBlock[]): readonly number[] {
  const names = blocks.filter(({ type }) => type === 'categories').flatMap(namesIn)
  return [...new Set(names.map(Number))].filter(Number.isSafeInteger)
}

/** URL keys of all products that the blocks name. */
export function productsNamed(blocks: readonly (Naming & { readonly type: unknown })[]): readonly string[] {
  return [...new Set(blocks.filter(({ type }) => type === 'lead' || type === 'products').flatMap(namesIn))]
}

/** Leaves out what the shop no longer has. */
export function inOrderOf<T>(names: readonly string[], all: readonly T[], nameOf: (each: T) => string): readonly T[] {
  return names.flatMap((name) => all.find((each) => nameOf(each) === name) ?? [])
}
