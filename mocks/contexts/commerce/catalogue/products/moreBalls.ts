import { say } from '../../../../world/languages.ts'
import { howToBuy } from '../plans.ts'
import type { Product } from '../product.ts'
import { configurable } from '../variants.ts'

export const moreBalls: readonly Product[] = [
  configurable(
    {
      ...{ id: 103, sku: 'FM-SOFT', urlKey: 'fieldmark-soft', price: 2900, weight: 0.7, categoryIds: [41, 10] },
      name: say('Fieldmark Soft', 'Fieldmark Soft', 'フィールドマーク・ソフト', 'Fieldmark 软球'),
      lead: say(
        'Easy to launch, easy to find. One dozen.',
        'Facile à lever, facile à retrouver. La douzaine.',
        '上がりやすく、見つけやすい。1ダース。',
        '易起球，也易找到。一打装。',
      ),
      story: say(
        'Low compression for swings below 85 miles an hour, in four bright finishes that show in the rough.',
        'Faible compression pour moins de 135 km/h, en quatre couleurs visibles dans le rough.',
        '38m/s未満の方に合う低コンプレッション。ラフでも目立つ4色。',
        '低压缩度，适合每小时 135 公里以下杆速，四色在长草中也醒目。',
      ),
      attributes: { brand: 'fieldmark', skill_level: 'beginner' },
      tiers: [
        { quantity: 3, price: 2600 },
        { quantity: 6, price: 2400 },
      ],
      ...{ pictures: ['ball-sunrise', 'balls-sunrise', 'ball-sunrise-close'], tags: ['favourite'], related: ['FM-TOUR', 'CH-TEES'] },
    },
    {
      choices: { color: ['white', 'sunrise', 'poppy', 'mist'] },
      ...{ stock: 40, stocks: { 'FM-SOFT-MIST': 4 }, pictures: ({ color }) => [`ball-${color}`, `balls-${color}`, `ball-${color}-close`] },
    },
  ),
  {
    ...{
      kind: 'simple',
      id: 104,
      sku: 'FM-DISTANCE',
      urlKey: 'fieldmark-distance',
      price: 3400,
      specialPrice: 2900,
      weight: 0.7,
      stock: 66,
    },
    categoryIds: [41],
    name: say('Fieldmark Distance', 'Fieldmark Distance', 'フィールドマーク・ディスタンス', 'Fieldmark 远距球'),
    lead: say(
      'Two pieces and a firm cover that runs. One dozen.',
      'Deux pièces, une enveloppe ferme qui roule. La douzaine.',
      'よく転がる硬めのカバー、2ピース。1ダース。',
      '双层硬壳，落地滚得远。一打装。',
    ),
    story: say('For hard ground in summer.', 'Pour les sols durs de l’été.', '夏の硬い地面で。', '适合夏季硬地。'),
    attributes: { brand: 'fieldmark', color: 'white', skill_level: 'everyone' },
    ...{ pictures: ['balls-white', 'ball-white', 'flight-mist'], options: [howToBuy(104, 3400)], related: ['FM-TOUR'] },
  },
  {
    ...{
      kind: 'simple',
      id: 105,
      sku: 'CH-NAMED',
      urlKey: 'balls-with-your-words',
      price: 5600,
      weight: 0.7,
      stock: 30,
      categoryIds: [41, 8],
    },
    name: say('Balls with Your Words', 'Balles à votre nom', '名入れボール', '定制文字球'),
    lead: say(
      'A dozen Tours with what you write on them.',
      'Une douzaine de Tour avec vos mots.',
      'お好きな文字を入れたツアー1ダース。',
      '一打巡回赛球，印上您写的字。',
    ),
    story: say(
      'Printed in green or red. Ready in a week.',
      'Imprimées en vert ou en rouge. Prêtes en une semaine.',
      '緑か赤で印字。1週間でお渡し。',
      '绿色或红色印字，一周可取。',
    ),
    attributes: { brand: 'clubhouse', color: 'white', skill_level: 'everyone' },
    ...{ pictures: ['balls-white', 'ball-white-close'], tags: ['made-for-you'], related: ['CH-MARKERS'] },
    options: [
      {
        ...{ id: 10501, kind: 'field', required: true, maxCharacters: 17 },
        title: say(
          'Your words, up to 17 characters',
          'Votre texte, 17 caractères au plus',
          '印字する文字（17文字まで）',
          '印字内容，最多 17 个字符',
        ),
        values: [{ id: 10502, price: 0, title: say('', '', '', '') }],
      },
      {
        ...{ id: 10503, kind: 'drop-down', required: true },
        title: say('In which ink', 'Couleur', '印字の色', '印字颜色'),
        values: [
          { id: 10504, price: 0, title: say('Green', 'Vert', '緑', '绿色') },
          { id: 10505, price: 200, title: say('Red', 'Rouge', '赤', '红色') },
        ],
      },
      {
        ...{ id: 10506, kind: 'checkbox', required: false },
        title: say('Wrapping', 'Emballage', '包装', '包装'),
        values: [{ id: 10507, price: 400, title: say('In a wooden box', 'Dans une boîte en bois', '木箱入り', '木盒装') }],
      },
    ],
  },
  {
    ...{ kind: 'simple', id: 106, sku: 'KB-LAKE', urlKey: 'ロストボール-50球', price: 3900, weight: 2.4, stock: 21, categoryIds: [42] },
    name: say('Lake Balls, 50', 'Balles de lac, 50', 'ロストボール 50球', '湖底回收球 50 粒'),
    lead: say('Found, washed, sorted.', 'Repêchées, lavées, triées.', '拾って、洗って、選別済み。', '打捞、清洗、分拣。'),
    story: say(
      'From the ponds of our own courses.',
      'Des étangs de nos propres parcours.',
      'クラブのコースの池から。',
      '来自本俱乐部球场的池塘。',
    ),
    attributes: { brand: 'kitebird', color: 'white', skill_level: 'beginner' },
    ...{ pictures: [], related: ['FM-RANGE'] },
  },
  {
    ...{ kind: 'simple', id: 107, sku: 'FM-FOAM', urlKey: 'foam-balls', price: 1200, weight: 0.1, stock: 90, categoryIds: [42, 10] },
    name: say('Foam Balls, 12', 'Balles en mousse, 12', 'フォームボール 12球', '泡棉球 12 粒'),
    lead: say(
      'For the garden, and for windows nearby.',
      'Pour le jardin, et les fenêtres des voisins.',
      '庭でも窓ガラスでも安心。',
      '后院练习，不怕窗户。',
    ),
    story: say('They fly forty yards and no further.', 'Elles volent quarante mètres, pas plus.', '飛ぶのは40mまで。', '最多飞四十米。'),
    attributes: { brand: 'fieldmark', color: 'poppy', skill_level: 'beginner' },
    ...{ pictures: ['balls-poppy', 'ball-poppy'], related: ['FM-RANGE', 'CH-MAT'], sold: { least: 4, most: 12, step: 2 } },
  },
]
