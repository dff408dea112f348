import { say } from '../../../../world/languages.ts'
import type { Product } from '../product.ts'

export const services: readonly Product[] = [
  {
    ...{ kind: 'virtual', id: 501, sku: 'CH-FITTING', urlKey: 'club-fitting', price: 12000, weight: 0, stock: 9999, categoryIds: [71] },
    name: say('Club Fitting', 'Fitting de clubs', 'クラブフィッティング', '球杆试配'),
    lead: say(
      'Ninety minutes, every shaft on the wall.',
      'Quatre-vingt-dix minutes, tous les shafts du mur.',
      '90分、壁のシャフトをすべて試せます。',
      '九十分钟，墙上所有杆身任您试。',
    ),
    story: say(
      'With a fitter and a launch monitor. We take the fee off your order.',
      'Avec un fitter et un radar. Le prix est déduit de votre commande.',
      'フィッターと弾道測定器付き。ご注文時に料金を差し引きます。',
      '由定制师与弹道监测仪陪同，之后下单可抵扣费用。',
    ),
    attributes: { brand: 'clubhouse', skill_level: 'everyone' },
    pictures: ['voucher-mist', 'voucher-mist-close'],
    isForCentre: true,
    tags: ['favourite'],
  },
  {
    ...{ kind: 'virtual', id: 502, sku: 'CH-LESSON3', urlKey: 'three-lessons', price: 27000, specialPrice: 24000, weight: 0, stock: 9999 },
    categoryIds: [72, 10],
    name: say('Three Lessons', 'Trois leçons', 'レッスン3回', '三节课'),
    lead: say(
      'Three times fifty minutes with any coach.',
      'Trois fois cinquante minutes avec le coach de votre choix.',
      '50分×3回、コーチは自由に。',
      '三次，每次五十分钟，教练任选。',
    ),
    story: say(
      'Valid for a year at all locations.',
      'Valable un an dans tous les centres.',
      '全センターで1年間有効。',
      '一年内所有中心通用。',
    ),
    attributes: { brand: 'clubhouse', skill_level: 'beginner' },
    pictures: ['voucher-sand', 'voucher-sand-close'],
    isForCentre: true,
    options: [
      {
        ...{ id: 50201, kind: 'checkbox', required: false },
        title: say('Also', 'En plus', '追加', '另加'),
        values: [
          { id: 50202, price: 2500, title: say('Video of each lesson', 'Vidéo de chaque leçon', '毎回の動画', '每节课视频') },
          {
            id: 50203,
            price: 4000,
            title: say('Half an hour more each', 'Une demi-heure de plus à chaque fois', '毎回30分延長', '每次延长半小时'),
          },
        ],
      },
    ],
  },
]
