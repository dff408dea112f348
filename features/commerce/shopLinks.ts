import { arrange } from '#mocks/contexts/arrange'
import { categories } from '#mocks/contexts/commerce/catalogue/categories'
import type { World } from '#mocks/world/World'
import { pathOfCategory, pathOfProduct } from '#ui/commerce/shopPaths.ts'

/** Where the shop's links lead, by the English name of what they lead to. */
export function linkToCategory(name: string): string {
  return pathOfCategory(categoryCalled(name))
}

export function categoryCalled(name: string) {
  const found = categories.find((category) => category.name.en === name)
  if (!found) throw new Error(`The shop has no category ${name}`)
  return found
}

export function linkToProduct(world: World, name: string): string {
  return pathOfProduct(urlKeyOf(world, name))
}

export function urlKeyOf(world: World, name: string): string {
  return arrange(world).shop.named(name).urlKey
}

/** Links as others send them. */
export const sentLinks = {
  'a category that the shop has removed': '/shop/categories/4711-yachts',
  'a category without its number': '/shop/categories/yachts',
  'a product that the shop has never had': pathOfProduct('yacht'),
  'the navy "Fescue Polo" of size L': pathOfProduct('fescue-polo-navy-l'),
  'the balls in Poppy, with a filter that nobody knows': `${linkToCategory('Balls')}?filter=color:203&filter=yacht:7`,
  'the balls between $40 and $50': `${linkToCategory('Balls')}?filter=price:40_50`,
  'the balls, the most relevant first': `${linkToCategory('Balls')}?sort=relevance-desc`,
  'the balls, the least relevant first': `${linkToCategory('Balls')}?sort=relevance-asc`,
}
