import type { Customer } from '../../resolvers/resolver.ts'
import { categoriesIn, rootOf } from '../categories.ts'
import { catalogueOf } from '../index.ts'
import { plain, wordsIn } from './words.ts'

const most = 5

export function suggestionsFor(search: string, { world, store: { language, shop } }: Customer): readonly string[] {
  const last = wordsIn(search).at(-1)
  if (last === undefined) return []
  const known = [...categoriesIn(world, shop).filter(({ id }) => id !== rootOf(shop)), ...catalogueOf(world, shop).products]
  const names = known.map(({ name }) => name[language]).filter((name) => begins(plain(name), last) && plain(name) !== plain(search))
  return [...new Set(names)].slice(0, most)
}

function begins(name: string, word: string): boolean {
  return name.startsWith(word) || name.includes(` ${word}`)
}
