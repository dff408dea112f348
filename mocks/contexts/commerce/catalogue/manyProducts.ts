import { type Localised, say } from '../../../world/languages.ts'
import { seededRandom } from '../../../world/seededRandom.ts'
import { attributeNamed, valueNamed } from './attributes.ts'
import { outletId } from './categories.ts'
import type { ColourName } from './colours.ts'
import type { SimpleProduct } from './product.ts'

interface Kind {
  readonly word: string
  readonly drawing: string
  readonly name: Localised
  readonly categoryId: number
  readonly cents: number
}

const kinds: readonly Kind[] = [
  { word: 'polo', drawing: 'polo', name: say('Polo', 'Polo', 'ポロ', 'Polo 衫'), categoryId: 61, cents: 5200 },
  { word: 'jumper', drawing: 'jumper', name: say('Jumper', 'Pull', 'ニット', '毛衣'), categoryId: 62, cents: 9400 },
  { word: 'cap', drawing: 'cap', name: say('Cap', 'Casquette', 'キャップ', '球帽'), categoryId: 64, cents: 2200 },
  { word: 'shoe', drawing: 'shoe', name: say('Shoe', 'Chaussure', 'シューズ', '球鞋'), categoryId: 65, cents: 11900 },
  { word: 'bag', drawing: 'bag', name: say('Bag', 'Sac', 'バッグ', '球包'), categoryId: 51, cents: 18900 },
  { word: 'towel', drawing: 'towel', name: say('Towel', 'Serviette', 'タオル', '毛巾'), categoryId: 53, cents: 1500 },
  { word: 'headcover', drawing: 'headcover', name: say('Headcover', 'Capuchon', 'ヘッドカバー', '杆头套'), categoryId: 54, cents: 2800 },
  {
    word: 'balls',
    drawing: 'balls',
    name: say('Dozen Balls', 'Douzaine de balles', 'ボール1ダース', '一打球'),
    categoryId: 41,
    cents: 3100,
  },
]
const brands = ['fieldmark', 'fescue', 'ironwood', 'saltmarsh', 'kitebird'] as const
const tints: readonly ColourName[] = ['white', 'sunrise', 'poppy', 'mist', 'fairway', 'navy', 'sky', 'sand', 'slate']
const levels = ['beginner', 'everyone', 'advanced'] as const

const lead = say('From an earlier season.', 'D’une saison passée.', '以前のシーズンから。', '往季商品。')
const story = say(
  'New and unworn, from the back of the shop.',
  'Neuf, jamais porté, venu de l’arrière-boutique.',
  '店の奥から出てきた新品未使用品です。',
  '全新未用，来自店铺库房。',
)

/** The same number always gives the same products. */
export function manyProducts(count: number): readonly SimpleProduct[] {
  return Array.from({ length: count }, (_, index) => pastSeason(index + 1))
}

function pastSeason(number: number): SimpleProduct {
  const kind = oneOf(kinds, 'kind', number)
  const brand = oneOf(brands, 'brand', number)
  const color = oneOf(tints, 'colour', number)
  const price = Math.round((kind.cents * (0.7 + seededRandom('price', number))) / 100) * 100
  const isLess = seededRandom('less', number) < 0.4
  return {
    ...{ kind: 'simple', id: 100_000 + number, sku: `PAST-${number}`, urlKey: `past-${kind.word}-${number}`, weight: 0.4 },
    ...{ lead, story, name: nameOf(kind, brand, number), categoryIds: [outletId, kind.categoryId] },
    ...{ price, specialPrice: isLess ? Math.round(price * 0.7) : undefined },
    attributes: { brand, color, skill_level: oneOf(levels, 'level', number) },
    pictures: [`${kind.drawing}-${color}`, `${kind.drawing}-${color}-close`],
    stock: Math.floor(seededRandom('stock', number) * 30),
  }
}

function nameOf({ name }: Kind, brand: string, number: number): Localised {
  const { label } = valueNamed(attributeNamed('brand'), brand)
  return say(
    `${label.en} ${name.en} ${number}`,
    `${name.fr} ${label.fr} ${number}`,
    `${label.ja} ${name.ja} ${number}`,
    `${label.zh} ${name.zh} ${number}`,
  )
}

function oneOf<T>(choice: readonly T[], what: string, number: number): T {
  const chosen = choice[Math.floor(seededRandom(what, number) * choice.length)]
  if (chosen === undefined) throw new Error(`There is no ${what} to choose from`)
  return chosen
}
