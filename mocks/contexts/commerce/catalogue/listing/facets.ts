import { attributeNamed, attributes, valueNamed } from '../attributes.ts'
import { variantsOf } from '../Catalogue.ts'
import type { Product } from '../product.ts'

type Facets = ReadonlyMap<string, ReadonlySet<string>>

const known = new WeakMap<Product, Facets>()

function facetsOf(product: Product): Facets {
  const made = known.get(product) ?? reckoned(product)
  known.set(product, made)
  return made
}

/** Values of one attribute are alternatives; all attributes must match. */
export type Chosen = ReadonlyMap<string, readonly string[]>

export function fitsAll(product: Product, chosen: Chosen, except?: string): boolean {
  const facets = facetsOf(product)
  for (const [code, values] of chosen) {
    if (code !== except && !values.some((value) => facets.get(code)?.has(value))) return false
  }
  return true
}

export function counted(products: readonly Product[], chosen: Chosen) {
  const fitting = countsIn(products.filter((product) => fitsAll(product, chosen)))
  return attributes.flatMap((attribute) => {
    const { code, values } = attribute
    // An attribute's own choice is ignored for its counts, so that other values keep their numbers.
    const counts = chosen.has(code) ? countsIn(products.filter((product) => fitsAll(product, chosen, code))) : fitting
    const options = values.flatMap((value) => {
      const count = counts.get(code)?.get(String(value.index))
      return count === undefined ? [] : [{ value, count }]
    })
    return options.length === 0 ? [] : [{ attribute, options }]
  })
}

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
