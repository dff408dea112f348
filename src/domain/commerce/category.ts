import type { Money } from './money.ts'
import type { Picture } from './product.ts'

/** At most two levels, in the shop's order. */
export interface Category {
  readonly id: number
  readonly uid: string
  readonly name: string
  readonly urlKey: string
  readonly description: string
  readonly picture: string | undefined
  readonly position: number
  readonly code: string | undefined
  readonly productCount: number
  readonly trail: readonly { readonly id: number; readonly name: string; readonly urlKey: string }[]
  readonly filters: readonly CategoryFilter[]
  readonly featured: readonly FeaturedProduct[]
  readonly children: readonly Category[]
}

export interface CategoryFilter {
  readonly code: string
  readonly label: string
  readonly values: readonly FilterValue[]
}

export interface FilterValue {
  readonly value: string
  readonly label: string
  readonly count?: number | undefined
  /** Of a range of prices; without an end it is open. */
  readonly range?: { readonly from?: Money | undefined; readonly to?: Money | undefined } | undefined
}

export interface FeaturedProduct {
  readonly name: string
  readonly urlKey: string
  readonly picture: Picture
  readonly position: number
}

const special = 'mega-menu-category'

/** Categories that the menu shows with their featured products. */
export function featuredCategories(categories: readonly Category[]): readonly Category[] {
  return categories.filter(({ code }) => code === special)
}

/** All other categories. */
export function regularCategories(categories: readonly Category[]): readonly Category[] {
  return categories.filter(({ code }) => code !== special)
}

/** At any level; undefined if there is none. */
export function categoryWithCode(categories: readonly Category[], code: string): Category | undefined {
  return categories.flatMap((category) => [category, ...category.children]).find((category) => category.code === code)
}
