import { say } from '../../../../world/languages.ts'
import { howToBuy } from '../plans.ts'
import type { Product } from '../product.ts'

const tour = 4800

export const balls: readonly Product[] = [
  {
    ...{ kind: 'simple', id: 101, sku: 'FM-TOUR', urlKey: 'fieldmark-tour', price: tour, weight: 0.7, stock: 140, categoryIds: [41, 9] },
    name: say('Fieldmark Tour', 'Fieldmark Tour', 'フィールドマーク・ツアー', 'Fieldmark 巡回赛球'),
    lead: say(
      'A three-piece ball that comes out lower and holds its line in wind. One dozen.',
      'Une balle trois pièces au départ plus bas, qui garde sa ligne dans le vent. La douzaine.',
      '低めに出て風の中でもラインを保つ3ピースボール。1ダース。',
      '三层结构，出球更低，逆风也能守住方向。一打装。',
    ),
    story: say(
      'A cast urethane cover over a mantle that stays quiet off the driver. Grips on wedges, soft off the putter.\nSuits 85 to 105 miles an hour.',
      'Une enveloppe en uréthane coulé sur un manteau qui reste calme au driver. Elle mord au wedge, elle est douce au putter.\nPour 135 à 170 km/h.',
      'ドライバーで暴れない中間層を、キャストウレタンのカバーで包みました。ウェッジではよく止まり、パターでは柔らか。\nヘッドスピード38〜47m/s向け。',
      '浇铸聚氨酯外层，中层让一号木出球更稳。挖起杆抓得住，推杆手感柔和。\n适合每小时 135 至 170 公里的杆头速度。',
    ),
    attributes: { brand: 'fieldmark', color: 'white', skill_level: 'advanced' },
    tiers: [
      { quantity: 3, price: 4400 },
      { quantity: 6, price: 4000 },
    ],
    pictures: ['ball-white', 'ball-white-close', 'flight-mist', 'green-mist'],
    options: [howToBuy(101, tour)],
    tags: ['favourite'],
    related: ['FM-RANGE'],
    upsell: ['CH-FITTING'],
  },
  {
    ...{
      kind: 'simple',
      id: 102,
      sku: 'FM-RANGE',
      urlKey: 'fieldmark-range-24',
      price: 2600,
      weight: 1.2,
      stock: 85,
      categoryIds: [42, 10],
    },
    name: say('Fieldmark Range, 24 balls', 'Fieldmark Range, 24 balles', 'フィールドマーク・レンジ 24球', 'Fieldmark 练习球 24 粒'),
    lead: say(
      'Two pieces, made to be hit all day.',
      'Deux pièces, faites pour être frappées toute la journée.',
      '一日中打てる2ピース。',
      '双层结构，打一整天也耐用。',
    ),
    story: say(
      'A firm core and a cut-proof cover. They come in a mesh bag that dries them.',
      'Un noyau ferme et une enveloppe qui ne se coupe pas. Livrées dans un filet qui les laisse sécher.',
      '硬めのコアと傷つきにくいカバー。乾きやすいメッシュ袋入り。',
      '球芯扎实，外层耐割。配透气网袋，方便晾干。',
    ),
    attributes: { brand: 'fieldmark', color: 'sunrise', skill_level: 'beginner' },
    pictures: ['balls-sunrise', 'ball-sunrise', 'ball-sunrise-close'],
    related: ['FM-TOUR'],
  },
]
