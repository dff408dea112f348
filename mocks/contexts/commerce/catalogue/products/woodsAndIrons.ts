import { say } from '../../../../world/languages.ts'
import type { Product } from '../product.ts'
import { configurable } from '../variants.ts'

const hands = ['right', 'left']

export const woodsAndIrons: readonly Product[] = [
  configurable(
    {
      ...{
        id: 203,
        sku: 'KB-DRIVER',
        urlKey: 'kitebird-light-driver',
        price: 32900,
        specialPrice: 27900,
        weight: 0.8,
        categoryIds: [31, 10],
      },
      name: say('Kitebird Light Driver', 'Driver léger Kitebird', 'カイトバード ライトドライバー', 'Kitebird 轻量一号木'),
      lead: say(
        '270 grams, for a swing that takes its time.',
        '270 grammes, pour un swing qui prend son temps.',
        '270g、ゆったり振る人に。',
        '270 克，适合从容的挥杆。',
      ),
      story: say(
        'A higher loft and a lighter head get the ball up without effort. Last year’s finish, hence the price.',
        'Plus de loft et une tête plus légère lèvent la balle sans effort. Couleur de l’an dernier, d’où le prix.',
        '大きめのロフトと軽いヘッドで楽に上がります。昨年の色なのでこの価格。',
        '倾角更大、杆头更轻，轻松起球。去年的颜色，因此特价。',
      ),
      attributes: { brand: 'kitebird', loft: '12', skill_level: 'beginner' },
      ...{ pictures: ['driver-sky', 'driver-sky-close'], tags: ['last-pieces'], related: ['IW-WOOD'], upsell: ['IW-DRIVER'] },
    },
    { choices: { hand: hands, flex: ['regular', 'senior'] }, stock: 2, stocks: { 'KB-DRIVER-LEFT-REGULAR': 0 } },
  ),
  configurable(
    {
      ...{ id: 204, sku: 'IW-WOOD', urlKey: 'ironwood-fairway-wood', price: 25900, weight: 0.7, categoryIds: [32, 9] },
      name: say('Ironwood Fairway Wood', 'Bois de parcours Ironwood', 'アイアンウッド フェアウェイウッド', 'Ironwood 球道木'),
      lead: say('Off the turf, not off a tee.', 'Du gazon, pas du tee.', 'ティーではなく芝の上から。', '为草地而生，不靠球钉。'),
      story: say(
        'A shallow face and a sole with two rails, so that it does not dig. In 15 and 18 degrees.',
        'Une face basse et une semelle à deux rails qui ne creuse pas. En 15 et 18 degrés.',
        '低いフェースと2本のレールのソールで刺さりません。15度と18度。',
        '低杆面，双导轨杆底不易挖地。有 15 度与 18 度。',
      ),
      attributes: { brand: 'ironwood', skill_level: 'everyone' },
      ...{ pictures: ['wood-navy', 'wood-navy-close'], related: ['IW-DRIVER', 'KB-HYBRID'], upsell: ['CH-FITTING'] },
    },
    { choices: { hand: hands, loft: ['15', '18'] }, stock: 5 },
  ),
  configurable(
    {
      ...{ id: 205, sku: 'KB-HYBRID', urlKey: 'kitebird-rescue', price: 18900, weight: 0.6, categoryIds: [32, 10] },
      name: say('Kitebird Rescue', 'Hybride Kitebird', 'カイトバード レスキュー', 'Kitebird 铁木杆'),
      lead: say(
        'For the long grass, and for long irons nobody hits.',
        'Pour le rough, et à la place des longs fers.',
        'ラフでも、苦手なロングアイアンの代わりにも。',
        '应付长草，替代难打的长铁。',
      ),
      story: say(
        'Short from face to back, with the weight far behind the middle. 18 and 21 degrees.',
        'Courte de la face à l’arrière, avec le poids loin derrière le centre. 18 et 21 degrés.',
        'コンパクトなヘッドに後方の重心。18度と21度。',
        '杆头短小，重心靠后。18 度与 21 度。',
      ),
      attributes: { brand: 'kitebird', skill_level: 'beginner' },
      ...{ pictures: ['wood-fairway', 'wood-fairway-close'], related: ['IW-WOOD'] },
    },
    { choices: { hand: hands, loft: ['18', '21'] }, stock: 8 },
  ),
  configurable(
    {
      ...{ id: 206, sku: 'IW-IRONS', urlKey: 'ironwood-irons', price: 84900, weight: 3.4, categoryIds: [33, 9] },
      name: say('Ironwood Irons, 5 to PW', 'Fers Ironwood, du 5 au PW', 'アイアンウッド アイアン 5〜PW', 'Ironwood 铁杆组 5 号至劈起杆'),
      lead: say(
        'Six irons that look thin and are not.',
        'Six fers qui paraissent fins sans l’être.',
        '薄く見えて、やさしい6本。',
        '六支看似纤薄、实则宽容的铁杆。',
      ),
      story: say(
        'A hollow back filled with foam, tungsten in the toe. We bend each to your lie.',
        'Un dos creux rempli de mousse, du tungstène en pointe. Chaque lie est réglé pour vous.',
        '中空バックにフォーム、トウにタングステン。ライ角はお客様に合わせます。',
        '中空杆背填充泡棉，杆头趾部配钨。着地角按您调整。',
      ),
      attributes: { brand: 'ironwood', skill_level: 'everyone' },
      ...{ pictures: ['iron-slate', 'iron-slate-close'], tags: ['made-for-you'], related: ['SM-WEDGE', 'IW-WOOD'], upsell: ['CH-FITTING'] },
    },
    { choices: { hand: hands, flex: ['regular', 'stiff', 'senior'] }, stock: 3 },
  ),
  configurable(
    {
      ...{ id: 207, sku: 'SM-IRONS', urlKey: 'saltmarsh-forged-irons', price: 129000, weight: 3.5, categoryIds: [33] },
      name: say('Saltmarsh Forged Irons', 'Fers forgés Saltmarsh', 'ソルトマーシュ 鍛造アイアン', 'Saltmarsh 锻造铁杆'),
      lead: say('One bar of soft steel each.', 'Une barre d’acier doux pour chacun.', '1本ずつ軟鉄から鍛造。', '每支由一整条软钢锻成。'),
      story: say(
        'For those who want to hear where they hit it. 4 to pitching wedge.',
        'Pour entendre où l’on frappe. Du 4 au pitching wedge.',
        '打点が音でわかる人に。4番からPWまで。',
        '献给想听清击球点的人。4 号至劈起杆。',
      ),
      attributes: { brand: 'saltmarsh', skill_level: 'advanced', hand: 'right' },
      ...{ pictures: ['iron-ink', 'iron-ink-close'], upsell: ['CH-FITTING'], related: ['SM-WEDGE-58'] },
    },
    { choices: { flex: ['regular', 'stiff'] }, stock: 2, surcharge: ({ flex }) => (flex === 'stiff' ? 4000 : 0) },
  ),
]
