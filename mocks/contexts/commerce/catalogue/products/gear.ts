import { say } from '../../../../world/languages.ts'
import type { Product } from '../product.ts'
import { configurable } from '../variants.ts'

export const gear: readonly Product[] = [
  configurable(
    {
      ...{ id: 401, sku: 'KB-STAND', urlKey: 'kitebird-stand-bag', price: 21900, weight: 1.9, categoryIds: [51, 9] },
      name: say('Kitebird Stand Bag', 'Sac trépied Kitebird', 'カイトバード スタンドバッグ', 'Kitebird 支架球包'),
      lead: say(
        '1.9 kg with the legs, dry inside all day.',
        '1,9 kg avec les pieds, au sec toute la journée.',
        '脚付きで1.9kg、雨の日も中は濡れません。',
        '连支架 1.9 公斤，整天保持干爽。',
      ),
      story: say(
        'Four dividers, a pocket for a jacket, one for a bottle. The straps leave the spine alone.',
        'Quatre compartiments, une poche pour une veste, une autre pour une gourde. Les bretelles ménagent le dos.',
        '4分割、ジャケット用とボトル用のポケット。背骨に当たらないストラップ。',
        '四格分隔，外套袋与水壶袋各一，肩带不压脊背。',
      ),
      attributes: { brand: 'kitebird' },
      pictures: ['bag-fairway', 'bag-fairway-close'],
      hiddenPictures: ['bag-slate'],
      video: 'chip-and-roll',
      tags: ['new'],
      related: ['CH-TOWEL'],
    },
    {
      choices: { color: ['fairway', 'navy', 'sand'] },
      stock: 5,
      stocks: { 'KB-STAND-SAND': 1 },
      pictures: ({ color }) => [`bag-${color}`, `bag-${color}-close`],
    },
  ),
  {
    ...{ kind: 'simple', id: 402, sku: 'CH-TOWEL', urlKey: 'clubhouse-towel', price: 1800, weight: 0.2, stock: 60, categoryIds: [53] },
    name: say('Clubhouse Towel', 'Serviette Clubhouse', 'クラブハウス・タオル', 'Clubhouse 毛巾'),
    lead: say('Waffle cotton with a hook.', 'Coton nid d’abeille avec mousqueton.', 'フック付きのワッフル織り。', '华夫格棉布，带挂钩。'),
    story: say(
      'Wet one half, keep the other dry.',
      'Mouillez une moitié, gardez l’autre sèche.',
      '半分を濡らし、半分は乾いたまま。',
      '一半沾湿，一半保持干爽。',
    ),
    attributes: { brand: 'clubhouse', color: 'mist' },
    pictures: ['towel-mist', 'towel-mist-close'],
  },
  {
    ...{ kind: 'simple', id: 403, sku: 'CH-TEES', urlKey: 'clubhouse-tees', price: 900, weight: 0.1, stock: 0, categoryIds: [52] },
    name: say('Oak Tees, 50', 'Tees en chêne, 50', 'オークのティー 50本', '橡木球钉 50 支'),
    lead: say('Turned from offcuts.', 'Tournés dans des chutes.', '端材から削り出し。', '用边角木料车制。'),
    story: say('2¾ inches, no paint.', 'Sept centimètres, sans peinture.', '長さ7cm、塗装なし。', '七厘米长，不上漆。'),
    attributes: { brand: 'clubhouse', color: 'oak' },
    pictures: ['tees-oak', 'tees-oak-close'],
  },
]
