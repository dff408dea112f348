import type { Slug } from '../../../media/index.ts'
import { everywhere, type Localised, say } from '../../../world/languages.ts'
import { categories, rootCategoryId } from '../catalogue/categories.ts'

interface ProShopItem {
  readonly pictures: readonly string[]
  readonly slogan: Localised
  readonly description: Localised
  readonly button?: { readonly label: Localised; readonly href: string }
}

export interface ProShopBlock {
  readonly id: number
  readonly type: 'slider' | 'text' | 'grid' | 'product' | 'video'
  readonly categoryId: number
  readonly title: Localised
  readonly subtitle: Localised
  readonly content: Localised
  readonly productUrlKey?: string
  readonly textPosition: 'left' | 'right' | 'center'
  readonly video?: Slug
  readonly items: readonly ProShopItem[]
}

const none = everywhere('')
const look = say('Have a look', 'Voir', '見てみる', '去看看')
const toCategory = (urlKey: string) => ({ label: look, href: `/shop/categories/${idOf(urlKey)}-${urlKey}` })
const idOf = (urlKey: string) => categories.find((category) => category.urlKey === urlKey)?.id

export const proShopBlocks: readonly ProShopBlock[] = [
  {
    ...{ id: 1, type: 'slider', categoryId: rootCategoryId, textPosition: 'left', content: none },
    title: say('The pro shop', 'Le pro shop', 'プロショップ', '专卖店'),
    subtitle: say(
      'Chosen by the people who teach here.',
      'Choisi par ceux qui enseignent ici.',
      'ここで教える人たちが選びました。',
      '由在此执教的人亲自挑选。',
    ),
    items: [
      {
        pictures: ['driver-ink', 'wood-navy', 'iron-slate'],
        slogan: say('Clubs that fit', 'Des clubs à votre mesure', '体に合うクラブ', '合身的球杆'),
        description: say(
          'Hit before you buy, at every location.',
          'Essayez avant d’acheter, dans chaque centre.',
          '全センターで試打できます。',
          '每个中心都可先试打。',
        ),
        button: toCategory('clubs'),
      },
      {
        pictures: ['polo-fairway', 'jumper-slate'],
        slogan: say('Dressed for wind', 'Habillé pour le vent', '風の日の装い', '迎风而着'),
        description: say(
          'The looks of the season are in.',
          'Les couleurs de la saison sont arrivées.',
          '今季の色が揃いました。',
          '本季新色已到。',
        ),
        button: toCategory('clothing'),
      },
    ],
  },
  {
    ...{ id: 2, type: 'text', categoryId: rootCategoryId, textPosition: 'center', items: [] },
    title: say(
      'Our coaches play everything we sell',
      'Nos coachs jouent tout ce que nous vendons',
      'すべてコーチが使ってみたものです',
      '每件商品都经教练试用',
    ),
    subtitle: none,
    content: say(
      '<p>Everything here has been played by one of our coaches for <strong>at least ten rounds</strong>. What they did not like, we do not sell.</p>',
      '<p>Tout ici a été joué par un de nos coachs pendant <strong>au moins dix parties</strong>. Ce qui ne leur a pas plu, nous ne le vendons pas.</p>',
      '<p>ここにあるものはすべて、コーチが<strong>10ラウンド以上</strong>使っています。気に入らなかったものは売りません。</p>',
      '<p>这里的每件商品都由我们的教练用过<strong>至少十轮</strong>。他们不喜欢的，我们不卖。</p>',
    ),
  },
  {
    ...{ id: 3, type: 'grid', categoryId: rootCategoryId, textPosition: 'left', subtitle: none, content: none },
    title: say('By what you need', 'Selon vos besoins', '目的から選ぶ', '按需选购'),
    items: [
      {
        pictures: ['ball-white'],
        slogan: say('A ball for your speed', 'Une balle pour votre vitesse', 'スピードに合うボール', '适合您杆速的球'),
        description: none,
        button: toCategory('balls'),
      },
      {
        pictures: ['voucher-mist'],
        slogan: say('An hour with a fitter', 'Une heure avec un fitter', 'フィッターとの1時間', '与试配师共度一小时'),
        description: none,
        button: toCategory('fitting-and-lessons'),
      },
      {
        pictures: ['card-sunrise'],
        slogan: say('A gift for a golfer', 'Un cadeau pour un golfeur', 'ゴルファーへの贈り物', '送给球友的礼物'),
        description: none,
        button: toCategory('gifts'),
      },
    ],
  },
  {
    ...{ id: 4, type: 'video', categoryId: rootCategoryId, textPosition: 'right', video: 'tempo-drill', items: [] },
    title: say('How we fit a shaft', 'Comment nous choisissons un shaft', 'シャフトの選び方', '我们如何选杆身'),
    subtitle: say(
      'Tempo first, speed second.',
      'Le tempo d’abord, la vitesse ensuite.',
      'まずテンポ、次にスピード。',
      '先看节奏，再看速度。',
    ),
    content: none,
  },
  {
    ...{ id: 5, type: 'product', categoryId: rootCategoryId, textPosition: 'left', productUrlKey: 'saltmarsh-wedge-54' },
    title: say('Engraved on Thursdays', 'Gravé le jeudi', '木曜日は刻印の日', '每周四刻字'),
    subtitle: none,
    content: say(
      '<p>Twelve characters on the back of a wedge.</p>',
      '<p>Douze caractères au dos d’un wedge.</p>',
      '<p>ウェッジの背面に12文字まで。</p>',
      '<p>挖起杆背面最多十二个字符。</p>',
    ),
    items: [
      { pictures: ['wedge-slate'], slogan: none, description: none, button: { label: look, href: '/shop/products/saltmarsh-wedge-54' } },
    ],
  },
  {
    ...{ id: 6, type: 'text', categoryId: 3, textPosition: 'left', items: [], subtitle: none },
    title: say('Try them first', 'Essayez d’abord', 'まず試打を', '先试再买'),
    content: say(
      '<p>Every club can be hit in a bay for half an hour, free of charge.</p>',
      '<p>Chaque club peut être essayé une demi-heure à un poste, gratuitement.</p>',
      '<p>どのクラブも打席で30分、無料で試せます。</p>',
      '<p>每支球杆都可在打位免费试打半小时。</p>',
    ),
  },
]
