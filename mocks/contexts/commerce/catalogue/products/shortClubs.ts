import { say } from '../../../../world/languages.ts'
import type { Product } from '../product.ts'
import { configurable } from '../variants.ts'

export const shortClubs: readonly Product[] = [
  {
    ...{
      kind: 'simple',
      id: 208,
      sku: 'SM-WEDGE-50',
      urlKey: 'saltmarsh-wedge-50',
      price: 14900,
      weight: 0.5,
      stock: 9,
      categoryIds: [34],
    },
    name: say('Saltmarsh Wedge 50°', 'Wedge Saltmarsh 50°', 'ソルトマーシュ・ウェッジ 50°', 'Saltmarsh 挖起杆 50°'),
    lead: say(
      'Fills the gap below the pitching wedge.',
      'Comble l’écart sous le pitching wedge.',
      'PWの下の距離を埋める1本。',
      '补上劈起杆之下的距离空档。',
    ),
    story: say(
      'The same sole as its sisters, plated.',
      'La même semelle que ses sœurs, chromée.',
      '姉妹モデルと同じソール、メッキ仕上げ。',
      '杆底与同系列相同，电镀处理。',
    ),
    attributes: { brand: 'saltmarsh', hand: 'right', loft: '50', skill_level: 'everyone' },
    ...{ pictures: ['wedge-white', 'wedge-white-close'], related: ['SM-WEDGE', 'SM-WEDGE-58'] },
  },
  {
    ...{
      kind: 'simple',
      id: 209,
      sku: 'SM-WEDGE-58',
      urlKey: 'saltmarsh-wedge-58',
      price: 15900,
      weight: 0.5,
      stock: 3,
      categoryIds: [34],
    },
    name: say('Saltmarsh Wedge 58°', 'Wedge Saltmarsh 58°', 'ソルトマーシュ・ウェッジ 58°', 'Saltmarsh 挖起杆 58°'),
    lead: say(
      'Out of sand, over a bunker, onto a short green.',
      'Sortir du sable, passer un bunker, tenir un petit green.',
      '砂から、バンカー越え、奥行きのないグリーンへ。',
      '出沙、越沙坑、落短果岭。',
    ),
    story: say(
      'Heel and toe ground away, so that it opens flat.',
      'Talon et pointe meulés, pour l’ouvrir à plat.',
      'ヒールとトウを削り、開いても座りがよい。',
      '跟部与趾部打磨，打开杆面也贴地。',
    ),
    attributes: { brand: 'saltmarsh', hand: 'right', loft: '58', skill_level: 'advanced' },
    ...{ pictures: ['wedge-oak', 'wedge-oak-close'], video: 'bunker-splash', related: ['SM-WEDGE', 'SM-WEDGE-50'] },
  },
  configurable(
    {
      ...{ id: 210, sku: 'IW-PUTTER', urlKey: 'ironwood-half-moon-putter', price: 22900, weight: 0.6, categoryIds: [35, 9] },
      name: say('Ironwood Half-moon Putter', 'Putter Demi-lune Ironwood', 'アイアンウッド ハーフムーンパター', 'Ironwood 半月推杆'),
      lead: say(
        'One white line, and weight at both ends.',
        'Une ligne blanche et du poids aux deux bouts.',
        '白い1本線と両端のウェイト。',
        '一道白线，两端配重。',
      ),
      story: say(
        'Face-balanced, for a straight stroke. The red dot is where the ball should touch.',
        'Équilibré en face, pour un geste rectiligne. Le point rouge est l’endroit du contact.',
        'フェースバランスで真っすぐ引ける。赤い点が打点です。',
        '面平衡设计，适合直线推击。红点即击球点。',
      ),
      attributes: { brand: 'ironwood', skill_level: 'everyone' },
      ...{ pictures: ['putter-slate', 'putter-slate-close'], video: 'breaking-putt', related: ['CH-MAT'], upsell: ['CH-PUTTERFIT'] },
    },
    { choices: { hand: ['right', 'left'] }, stock: 6 },
  ),
  configurable(
    {
      ...{ id: 211, sku: 'FE-PUTTER', urlKey: 'fescue-garden-putter', price: 11900, weight: 0.6, categoryIds: [35, 10] },
      name: say('Fescue Garden Putter', 'Putter Jardin Fescue', 'フェスキュー・ガーデンパター', 'Fescue 庭园推杆'),
      lead: say(
        'Bright and bold, because putting is a game.',
        'En couleurs, car putter est un jeu.',
        'パットは遊びだから、色も楽しく。',
        '推杆是游戏，颜色也要好玩。',
      ),
      story: say(
        'A soft insert that sounds like a knock on wood.',
        'Un insert doux qui sonne comme du bois.',
        '木を叩くような柔らかな打音。',
        '软嵌片，击球声如轻叩木头。',
      ),
      attributes: { brand: 'fescue', hand: 'right', skill_level: 'beginner' },
      ...{ pictures: ['putter-fairway', 'putter-fairway-close'], related: ['CH-MAT', 'IW-PUTTER'] },
    },
    { choices: { color: ['fairway', 'navy', 'poppy'] }, stock: 4, pictures: ({ color }) => [`putter-${color}`, `putter-${color}-close`] },
  ),
]
