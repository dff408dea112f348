import { say } from '../../../../world/languages.ts'
import type { Product } from '../product.ts'
import { configurable } from '../variants.ts'

export const moreGear: readonly Product[] = [
  configurable(
    {
      ...{ id: 404, sku: 'KB-CART', urlKey: 'kitebird-cart-bag', price: 26900, weight: 2.8, categoryIds: [51] },
      name: say('Kitebird Cart Bag', 'Sac chariot Kitebird', 'カイトバード カートバッグ', 'Kitebird 车载球包'),
      lead: say(
        'Fourteen slots, a cold pocket, no legs.',
        'Quatorze compartiments, une poche isotherme, sans pieds.',
        '14分割、保冷ポケット付き、脚なし。',
        '十四格，带保温袋，无支架。',
      ),
      story: say(
        'Its front pockets open when it stands on a cart.',
        'Ses poches avant s’ouvrent une fois sur le chariot.',
        'カートに載せたまま前ポケットが開きます。',
        '固定在推车上也能打开前袋。',
      ),
      attributes: { brand: 'kitebird' },
      ...{ pictures: ['bag-navy', 'bag-navy-close'], related: ['CH-TOWEL', 'SM-UMBRELLA'] },
    },
    { choices: { color: ['navy', 'slate', 'poppy'] }, stock: 3, pictures: ({ color }) => [`bag-${color}`, `bag-${color}-close`] },
  ),
  {
    ...{
      kind: 'simple',
      id: 405,
      sku: 'FE-SUNDAY',
      urlKey: 'fescue-sunday-bag',
      price: 13900,
      weight: 0.9,
      stock: 1,
      categoryIds: [51, 9],
    },
    name: say('Fescue Sunday Bag', 'Sac du dimanche Fescue', 'フェスキュー・サンデーバッグ', 'Fescue 周日轻便包'),
    lead: say(
      'Waxed canvas for seven clubs and a walk.',
      'Toile cirée pour sept clubs et une promenade.',
      '7本で歩く日の、ワックスキャンバス。',
      '蜡帆布，装七支杆去走走。',
    ),
    story: say(
      'Made in one workshop, forty a year.',
      'Fait dans un seul atelier, quarante par an.',
      '一つの工房で年40本だけ。',
      '一间作坊制作，每年四十只。',
    ),
    attributes: { brand: 'fescue', color: 'sand' },
    ...{ pictures: ['bag-sand', 'bag-sand-close'], tags: ['last-pieces'], related: ['CH-TEES', 'KB-STAND'] },
  },
  {
    ...{ kind: 'simple', id: 406, sku: 'CH-TEES-LONG', urlKey: 'long-tees', price: 1000, weight: 0.1, stock: 120, categoryIds: [52] },
    name: say('Long Tees, 40', 'Tees longs, 40', 'ロングティー 40本', '长球钉 40 支'),
    lead: say('For deep faces.', 'Pour les faces profondes.', 'ディープフェース向け。', '适合深杆面。'),
    story: say('3¼ inches of bamboo.', 'Huit centimètres de bambou.', '長さ8cm、竹製。', '八厘米竹制。'),
    attributes: { brand: 'clubhouse', color: 'sand' },
    tiers: [
      { quantity: 5, price: 800 },
      { quantity: 10, price: 700 },
    ],
    ...{ pictures: ['tees-sand', 'tees-sand-close'], related: ['CH-MARKERS'] },
  },
  configurable(
    {
      ...{ id: 407, sku: 'CH-MARKERS', urlKey: 'ball-markers', price: 1400, weight: 0.1, categoryIds: [52, 8] },
      name: say('Three Ball Markers', 'Trois marque-balles', 'ボールマーカー 3個', '球位标记三枚'),
      lead: say('Enamel on steel, with a tin.', 'Émail sur acier, avec une boîte.', '缶入り、スチールにエナメル。', '钢底珐琅，附小盒。'),
      story: say('Heavy enough to stay in place.', 'Assez lourds pour rester en place.', '置いたら動かない重さ。', '放下即稳，不易移动。'),
      attributes: { brand: 'clubhouse' },
      ...{ pictures: ['markers-poppy', 'markers-poppy-close'], related: ['CH-TEES-LONG', 'CH-NAMED'] },
    },
    {
      choices: { color: ['poppy', 'fairway', 'navy'] },
      stock: 25,
      pictures: ({ color }) => [`markers-${color}`, `markers-${color}-close`],
    },
  ),
  configurable(
    {
      ...{ id: 408, sku: 'SM-UMBRELLA', urlKey: 'saltmarsh-umbrella', price: 4900, specialPrice: 3900, weight: 0.7, categoryIds: [53] },
      name: say('Saltmarsh Umbrella', 'Parapluie Saltmarsh', 'ソルトマーシュ・アンブレラ', 'Saltmarsh 高尔夫伞'),
      lead: say(
        'Room for two, and it lets the wind through.',
        'Pour deux, et il laisse passer le vent.',
        '2人入れて、風を逃がす。',
        '够两人用，风可穿过。',
      ),
      story: say(
        'Two canopies, a fibreglass shaft, 150 cm across.',
        'Double toile, manche en fibre de verre, 150 cm.',
        '二重張り、グラスファイバー、直径150cm。',
        '双层伞面，玻纤伞杆，直径 150 厘米。',
      ),
      attributes: { brand: 'saltmarsh' },
      ...{ pictures: ['umbrella-navy', 'umbrella-navy-close'], related: ['SM-JACKET', 'CH-TOWEL'] },
    },
    {
      choices: { color: ['navy', 'fairway', 'poppy'] },
      stock: 7,
      pictures: ({ color }) => [`umbrella-${color}`, `umbrella-${color}-close`],
    },
  ),
  configurable(
    {
      ...{ id: 409, sku: 'FE-HEADCOVER', urlKey: 'fescue-headcover', price: 3200, weight: 0.1, categoryIds: [54, 8] },
      name: say('Fescue Bobble Headcover', 'Capuchon à pompon Fescue', 'フェスキュー・ボンボンカバー', 'Fescue 绒球杆头套'),
      lead: say('Knitted, for a driver.', 'Tricoté, pour un driver.', 'ドライバー用のニット。', '针织款，一号木用。'),
      story: say(
        'Lined so that it slips on. The bobble can be replaced.',
        'Doublé pour glisser. Le pompon se remplace.',
        '裏地付きで着けやすく、ボンボンは交換可能。',
        '有衬里易套入，绒球可更换。',
      ),
      attributes: { brand: 'fescue' },
      ...{ pictures: ['headcover-poppy', 'headcover-poppy-close'], tags: ['favourite'], related: ['IW-DRIVER'] },
    },
    {
      choices: { color: ['poppy', 'navy', 'fairway', 'sunrise'] },
      ...{ stock: 11, stocks: { 'FE-HEADCOVER-SUNRISE': 0 }, pictures: ({ color }) => [`headcover-${color}`, `headcover-${color}-close`] },
    },
  ),
]
