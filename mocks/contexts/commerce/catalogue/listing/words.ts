import type { Language } from '../../../../world/languages.ts'
import { attributeNamed, valueNamed } from '../attributes.ts'
import { variantsOf } from '../Catalogue.ts'
import { categoryNumbered, pathTo } from '../categories.ts'
import type { Product } from '../product.ts'

interface Searched {
  readonly name: string
  readonly text: string
}

const known = new Map<Language, WeakMap<Product, Searched>>()

export function relevanceOf(product: Product, words: readonly string[], language: Language): number {
  const { name, text } = searchedOf(product, language)
  let sum = 0
  for (const word of words) {
    const found = pointsOf(word, name, text)
    if (found === 0) return 0
    sum += found
  }
  return sum
}

/** Ignores case, accents, kinds of apostrophes and plural endings. */
export function wordsIn(search: string): readonly string[] {
  return plain(search)
    .split(/[\s,.;:!?'"()/·・、。]+/)
    .filter((word) => word !== '')
    .map((word) => (/^[a-z]{4,}s$/.test(word) ? word.slice(0, -1) : word))
}

export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’‘`]/g, "'")
    .toLowerCase()
}

function pointsOf(word: string, name: string, text: string): number {
  if (name.startsWith(word)) return 8
  if (name.includes(` ${word}`)) return 6
  if (name.includes(word)) return 4
  return text.includes(word) ? 1 : 0
}

function searchedOf(product: Product, language: Language): Searched {
  const inLanguage = known.get(language) ?? new WeakMap<Product, Searched>()
  known.set(language, inLanguage)
  const made = inLanguage.get(product) ?? { name: plain(product.name[language]), text: textOf(product, language) }
  inLanguage.set(product, made)
  return made
}

function textOf(product: Product, language: Language): string {
  const { name, lead, sku, categoryIds, attributes } = product
  const categories = categoryIds.flatMap((id) => categoryNumbered(id) ?? []).flatMap(pathTo)
  const values = [product, ...variantsOf(product)].flatMap((each) => Object.entries(each.attributes))
  const labels = [...Object.entries(attributes), ...values].map(([code, value]) => valueNamed(attributeNamed(code), value).label[language])
  return plain([name[language], lead[language], sku, ...categories.map((each) => each.name[language]), ...new Set(labels)].join(' '))
}
