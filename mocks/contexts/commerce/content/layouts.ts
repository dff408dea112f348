import { type Language, type Localised, say } from '../../../world/languages.ts'
import type { Category } from '../catalogue/categories.ts'
import { counted } from '../catalogue/listing/facets.ts'
import type { Product } from '../catalogue/product.ts'
import { type Figure, figuresOf } from './figures.ts'

interface Block {
  readonly type: 'text' | 'figures' | 'choices'
  readonly title: Localised
  readonly content?: Localised
  readonly items?: readonly Figure[]
}

const words = {
  figures: say('In figures', 'En chiffres', '数値で見る', '数据一览'),
  category: say('Worth knowing', 'Bon à savoir', '知っておきたいこと', '选购须知'),
  delivery: say('Delivery and returns', 'Livraison et retours', 'お届けと返品', '配送与退货'),
  choices: say('Choose by', 'Choisir par', '選び方', '筛选方式'),
  centre: say('Where', 'Où', '場所', '地点'),
}
const delivery = say(
  'Ships within two days. Return unplayed items within thirty days.',
  'Expédié sous deux jours. Retour sous trente jours pour ce qui n’a pas été joué.',
  '2日以内に発送。未使用品は30日以内なら返品できます。',
  '两天内发货。未使用的商品三十天内可退。',
)
const advice = say(
  'Not sure? Ask your coach, or try it at the club before you buy.',
  'Un doute ? Demandez à votre coach, ou essayez au club avant d’acheter.',
  '迷ったら、コーチにご相談ください。購入前にクラブで試せます。',
  '拿不定主意？请问教练，或购买前先到俱乐部试用。',
)
const atCentre = say('At the location of your choice.', 'Dans le centre de votre choix.', 'ご希望のセンターで。', '在您选择的中心。')

export function productLayoutOf(product: Product, language: Language): readonly object[] {
  const figures = figuresOf(product)
  return onWire(
    [...(figures.length > 0 ? [{ type: 'figures', title: words.figures, items: figures } as const] : []), ...placeOf(product)],
    language,
  )
}

function placeOf({ isForCentre, kind }: Product): readonly Block[] {
  if (isForCentre) return [{ type: 'text', title: words.centre, content: atCentre }]
  return kind === 'virtual' ? [] : [{ type: 'text', title: words.delivery, content: delivery }]
}

/** Names only what the category has products of. */
export function categoryLayoutOf({ filters }: Category, products: readonly Product[], language: Language): readonly object[] {
  const offered = counted(products, new Map())
  const items = filters.flatMap((code) => {
    const { attribute, options } = offered.find((each) => each.attribute.code === code) ?? {}
    const named = options?.slice(0, 3).map(({ value }) => value.label[language])
    return attribute && named
      ? [{ label: attribute.label, value: say(named.join(', '), named.join(', '), named.join('、'), named.join('、')) }]
      : []
  })
  const blocks: readonly Block[] = [
    { type: 'text', title: words.category, content: advice },
    { type: 'choices', title: words.choices, items },
  ]
  return onWire(blocks, language)
}

function onWire(blocks: readonly Block[], language: Language): readonly object[] {
  return blocks.map(({ type, title, content, items = [] }, index) => ({
    ...{ type, title: title[language], content: content?.[language] ?? '', order: index + 1 },
    items: items.map(({ label, value, note }) => ({ label: label[language], value: value[language], note: note?.[language] ?? '' })),
  }))
}
