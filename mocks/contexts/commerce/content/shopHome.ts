import { everywhere, type Localised, say } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'
import { categories } from '../catalogue/categories.ts'
import { productBySku } from '../catalogue/index.ts'

interface Told {
  readonly type: string
  readonly title: Localised
  readonly content: Localised
  readonly names?: readonly string[]
}

const none = everywhere('')

const blocks: readonly Told[] = [
  {
    type: 'lead',
    title: say(
      'A driver for hits off the sweet spot',
      'Un driver pour les coups excentrés',
      '芯を外しても曲がりにくいドライバー',
      '偏离甜区也稳定的一号木',
    ),
    content: say(
      'The Ironwood Driver forgives first-tee nerves. We set its loft while you wait.',
      'Le Driver Ironwood pardonne la nervosité du premier départ. Son loft se règle pendant que vous attendez.',
      'アイアンウッド ドライバーは、朝一番のティーショットの乱れも受け止めます。ロフトはその場で調整します。',
      'Ironwood 一号木包容开球时挥杆的小偏差。杆面倾角当场为您调好。',
    ),
    names: ['IW-DRIVER'],
  },
  {
    type: 'categories',
    title: say('Choose a category', 'Choisissez une catégorie', 'カテゴリーから選ぶ', '分类选购'),
    content: none,
    names: ['clubs', 'balls', 'gear', 'clothing', 'fitting-and-lessons', 'gifts'],
  },
  { type: 'specials', title: say('Put together for you', 'Composé pour vous', '特集', '精选专题'), content: none },
  {
    type: 'products',
    title: say('What our coaches carry', 'Dans le sac de nos coachs', 'コーチの愛用品', '教练们的随身之选'),
    content: say(
      'Four things in every bag behind the desk.',
      'Quatre choses qui sont dans chaque sac derrière l’accueil.',
      '受付の奥にあるどのバッグにも入っている4点です。',
      '前台后面每个球包里都有的四样东西。',
    ),
    names: ['SM-WEDGE', 'FM-TOUR', 'FE-GLOVE', 'CH-TOWEL'],
  },
  {
    type: 'pro-shop',
    title: say(
      'Our coaches choose what the pro shop sells',
      'Nos coachs choisissent ce que vend le pro shop',
      'プロショップの品はコーチが選んでいます',
      '专卖店的商品由教练挑选',
    ),
    content: say(
      'Who chose all this, how a shaft is fitted, and why engraving waits until Thursday.',
      'Qui a choisi tout cela, comment on choisit un shaft, et pourquoi la gravure attend le jeudi.',
      '選んだ人たちのこと、シャフトの選び方、刻印が木曜日まで待つ理由。',
      '这些是谁挑的，杆身怎么选，刻字为什么要等到周四。',
    ),
  },
  {
    type: 'text',
    title: say('Before you order', 'Avant de commander', 'ご注文の前に', '下单之前'),
    content: say(
      '<p>Orders leave within two days. What has not been played comes back within <strong>thirty days</strong>, to any location or by mail.</p>',
      '<p>Les commandes partent sous deux jours. Ce qui n’a pas été joué revient sous <strong>trente jours</strong>, dans tout centre ou par la poste.</p>',
      '<p>ご注文は2日以内に発送します。未使用の品は<strong>30日以内</strong>なら、どのセンターでも郵送でも返品できます。</p>',
      '<p>订单两天内发货。未使用的商品可在<strong>三十天内</strong>到任一中心或邮寄退回。</p>',
    ),
  },
]

export async function seedShopHome(world: World): Promise<void> {
  for (const [index, { type, title, content, names = [] }] of blocks.entries()) {
    const items = names.map((name) => itemNamed(name, world))
    await world.shopBlocks.add({ id: `block-${type}`, type, title, content, items, order: index + 1 })
  }
}

function itemNamed(name: string, world: World): { readonly label: Localised; readonly value: Localised } {
  const category = categories.find(({ urlKey }) => urlKey === name)
  if (category) return { label: category.name, value: everywhere(String(category.id)) }
  const product = productBySku(world, name)
  if (!product) throw new Error(`The shop has no ${name}`)
  return { label: product.name, value: everywhere(product.urlKey) }
}
