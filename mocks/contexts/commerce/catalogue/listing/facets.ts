import { attributeNamed, attributes, valueNamed } from '../attributes.ts'
import { variantsOf } from '../Catalogue.ts'
import type { Product } from '../product.ts'

/** Attributes' codes to the values that a product, or one of its variants, has: as they are on the wire. */
type Facets = ReadonlyMap<string, ReadonlySet<string>>

const known = new WeakMap<Product, Facets>()

function facetsOf(product: Product): Facets {
  const made = known.get(product) ?? reckoned(product)
  known.set(product, made)
  return made
}

/** What is chosen of the listing's attributes: any of an attribute's values will do, and each attribute has its say. */
export type Chosen = ReadonlyMap<string, readonly string[]>

export function fitsAll(product: Product, chosen: Chosen, except?: string): boolean {
  const facets = facetsOf(product)
  for (const [code, values] of chosen) {
    if (code !== except && !values.some((value) => facets.get(code)?.has(value))) return false
  }
  return true
}

/** The attributes that some of the products have, with how many have each value. */
export function counted(products: readonly Product[], chosen: Chosen) {
  const fitting = countsIn(products.filter((product) => fitsAll(product, chosen)))
  return attributes.flatMap((attribute) => {
    const { code, values } = attribute
    // Whoever has chosen navy still wants to know how many there are in white.
    const counts = chosen.has(code) ? countsIn(products.filter((product) => fitsAll(product, chosen, code))) : fitting
    const options = values.flatMap((value) => {
      const count = counts.get(code)?.get(String(value.index))
      return count === undefined ? [] : [{ value, count }]
    })
    return options.length === 0 ? [] : [{ attribute, options }]
  })
}

/** Attributes' codes to their values to how many have them. */
function countsIn(products: readonly Product[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const all = new Map<string, Map<string, number>>()
  for (const product of products) {
    for (const [code, values] of facetsOf(product)) {
      const counts = all.get(code) ?? new Map<string, number>()
      all.set(code, counts)
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return all
}

function reckoned(product: Product): Facets {
  const facets = new Map<string, Set<string>>()
  for (const each of [product, ...variantsOf(product)]) {
    for (const [code, value] of Object.entries(each.attributes)) {
      const values = facets.get(code) ?? new Set()
      facets.set(code, values.add(String(valueNamed(attributeNamed(code), value).index)))
    }
  }
  return facets
}
