import { say } from '../../../../world/languages.ts'
import type { Product } from '../product.ts'
import { configurable } from '../variants.ts'
import { embroidery } from './embroidery.ts'

export const forWeather: readonly Product[] = [
  configurable(
    {
      ...{ id: 311, sku: 'SM-GLOVE', urlKey: 'saltmarsh-glove', price: 1900, weight: 0.1, categoryIds: [63, 10] },
      name: say('Saltmarsh All-weather Glove', 'Gant toutes saisons Saltmarsh', 'ソルトマーシュ・全天候グローブ', 'Saltmarsh 全天候手套'),
      lead: say(
        'Synthetic, and it lasts twice as long.',
        'Synthétique, et il dure deux fois plus.',
        '合成皮革で2倍長持ち。',
        '合成材质，寿命加倍。',
      ),
      story: say(
        'For the range more than for the course.',
        'Pour le practice plus que pour le parcours.',
        'コースより練習場向け。',
        '更适合练习场使用。',
      ),
      attributes: { brand: 'saltmarsh', color: 'slate' },
      ...{ pictures: ['glove-slate', 'glove-slate-close'], related: ['FE-GLOVE', 'FE-RAINGLOVE'] },
    },
    { choices: { hand: ['left', 'right'], size: ['s', 'm', 'l'] }, stock: 20 },
  ),
  configurable(
    {
      ...{ id: 312, sku: 'KB-WINDSHIRT', urlKey: 'kitebird-windshirt', price: 8900, weight: 0.2, categoryIds: [62] },
      name: say('Kitebird Windshirt', 'Coupe-vent Kitebird', 'カイトバード・ウィンドシェル', 'Kitebird 防风衣'),
      lead: say('It packs into its own pocket.', 'Il se range dans sa propre poche.', 'ポケットに収まります。', '可收进自带口袋。'),
      story: say(
        'Eighty grams. Keeps wind out and a shower too.',
        'Quatre-vingts grammes. Arrête le vent, et une averse.',
        '80g。風と小雨を防ぎます。',
        '八十克，挡风也挡阵雨。',
      ),
      attributes: { brand: 'kitebird', waterproof: 'no' },
      ...{ pictures: ['jacket-sky', 'jacket-sky-close'], upsell: ['SM-JACKET'] },
    },
    {
      choices: { color: ['sky', 'sand'], size: ['s', 'm', 'l', 'xl'] },
      ...{ stock: 6, pictures: ({ color }) => [`jacket-${color}`, `jacket-${color}-close`] },
    },
  ),
  {
    ...{
      kind: 'simple',
      id: 413,
      sku: 'CH-TOWEL-L',
      urlKey: 'clubhouse-cart-towel',
      price: 2900,
      weight: 0.4,
      stock: 4,
      categoryIds: [53],
    },
    name: say('Clubhouse Cart Towel', 'Grande serviette Clubhouse', 'クラブハウス・カートタオル', 'Clubhouse 车用大毛巾'),
    lead: say('Three feet long, for wet days.', 'Un mètre de long, pour les jours humides.', '長さ1m、雨の日に。', '一米长，雨天必备。'),
    story: say(
      'A slit in the middle takes a club’s head.',
      'Une fente au milieu reçoit une tête de club.',
      '中央の切り込みにヘッドを通せます。',
      '中间开口可套杆头。',
    ),
    attributes: { brand: 'clubhouse', color: 'navy' },
    ...{ pictures: ['towel-navy', 'towel-navy-close'], related: ['CH-TOWEL', 'SM-UMBRELLA'] },
    options: embroidery,
  },
  {
    ...{
      kind: 'simple',
      id: 414,
      sku: 'IW-HEADCOVER',
      urlKey: 'ironwood-wood-cover',
      price: 2600,
      weight: 0.1,
      stock: 15,
      categoryIds: [54],
    },
    name: say('Ironwood Wood Cover', 'Capuchon bois Ironwood', 'アイアンウッド ウッドカバー', 'Ironwood 球道木杆头套'),
    lead: say(
      'Knitted, for a fairway wood or a rescue.',
      'Tricoté, pour un bois ou un hybride.',
      'フェアウェイウッドやユーティリティ用のニット。',
      '针织款，球道木或铁木杆用。',
    ),
    story: say('A tag at the side tells its number.', 'Une étiquette indique le numéro.', '番手のタグ付き。', '侧标可示号数。'),
    attributes: { brand: 'ironwood', color: 'ink' },
    ...{ pictures: ['headcover-ink', 'headcover-ink-close'], related: ['FE-HEADCOVER', 'IW-WOOD'] },
    options: [
      {
        ...{ id: 41401, kind: 'file', required: true, values: [{ id: 41402, price: 0, title: say('', '', '', '') }] },
        title: say('Picture of your emblem', 'Image de votre emblème', 'エンブレムの画像', '您的徽标图片'),
      },
    ],
  },
  {
    ...{ kind: 'simple', id: 108, sku: 'FM-WINTER', urlKey: 'fieldmark-winter', price: 3200, weight: 0.7, stock: 0, categoryIds: [41] },
    name: say('Fieldmark Winter', 'Fieldmark Hiver', 'フィールドマーク・ウィンター', 'Fieldmark 冬季球'),
    lead: say(
      'Soft below ten degrees, and red in the frost.',
      'Souple sous dix degrés, et rouge dans le givre.',
      '10度以下でも柔らかく、霜の中で赤く目立つ。',
      '低于十度仍柔软，霜中醒目的红色。',
    ),
    story: say('Back soon. One dozen.', 'Bientôt de retour. La douzaine.', 'まもなく再入荷。1ダース。', '即将到货。一打装。'),
    attributes: { brand: 'fieldmark', color: 'poppy', skill_level: 'everyone' },
    ...{ pictures: ['ball-poppy', 'balls-poppy', 'ball-poppy-close'], related: ['FM-SOFT'] },
  },
]
