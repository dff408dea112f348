import { everywhere, say } from '../../../../world/languages.ts'
import { howToBuy } from '../plans.ts'
import type { Product } from '../product.ts'

const atCentre = {
  ...({ kind: 'virtual', weight: 0, stock: 9999, isForCentre: true } as const),
  attributes: { brand: 'clubhouse', skill_level: 'everyone' },
}

export const moreServices: readonly Product[] = [
  {
    ...{ ...atCentre, id: 503, sku: 'CH-PUTTERFIT', urlKey: 'putter-fitting', price: 6000, categoryIds: [71] },
    name: say('Putter Fitting', 'Fitting de putter', 'パターフィッティング', '推杆试配'),
    lead: say(
      'Forty-five minutes on the putting green.',
      'Quarante-cinq minutes sur le putting green.',
      '練習グリーンで45分。',
      '练习果岭上四十五分钟。',
    ),
    story: say(
      'Length, lie and the line that you see best.',
      'Longueur, lie et la ligne que vous voyez le mieux.',
      '長さ、ライ角、いちばん見やすい線を。',
      '长度、着地角与最易看清的瞄线。',
    ),
    ...{ pictures: ['voucher-sky', 'green-mist'], related: ['CH-FITTING', 'IW-PUTTER'] },
  },
  {
    ...{ ...atCentre, id: 504, sku: 'CH-LESSON1', urlKey: 'one-lesson', price: 9500, categoryIds: [72] },
    name: say('One Lesson', 'Une leçon', 'レッスン1回', '一节课'),
    lead: say(
      'Fifty minutes with any coach.',
      'Cinquante minutes avec le coach de votre choix.',
      'お好きなコーチと50分。',
      '任选教练，五十分钟。',
    ),
    story: say(
      'To see whether you and a coach get along.',
      'Pour voir si le courant passe.',
      'コーチとの相性を確かめるために。',
      '试试与教练是否合拍。',
    ),
    ...{ pictures: ['voucher-sand', 'voucher-sand-close'], upsell: ['CH-LESSON3', 'CH-LESSON6'] },
  },
  {
    ...{ ...atCentre, id: 505, sku: 'CH-LESSON6', urlKey: 'six-lessons', price: 51000, specialPrice: 45000, categoryIds: [72] },
    name: say('Six Lessons', 'Six leçons', 'レッスン6回', '六节课'),
    lead: say('Enough to change something.', 'De quoi changer quelque chose.', '何かが変わる回数です。', '足以带来改变。'),
    story: say(
      'With a plan, and a video after every third lesson.',
      'Avec un plan, et une vidéo toutes les trois leçons.',
      'プラン付き、3回ごとに動画。',
      '附计划，每三节一段视频。',
    ),
    ...{
      pictures: ['voucher-fairway', 'voucher-fairway-close'],
      tags: ['favourite'],
      video: 'full-swing-face-on',
      related: ['CH-LESSON3'],
    },
  },
  {
    ...{ ...atCentre, id: 506, sku: 'CH-ROUND', urlKey: 'playing-lesson', price: 19000, holes: 9, categoryIds: [72] },
    name: say('Playing Lesson', 'Leçon sur le parcours', 'ラウンドレッスン', '下场课'),
    lead: say('Nine holes with a coach beside you.', 'Neuf trous, un coach à vos côtés.', 'コーチと回る9ホール。', '教练陪打九洞。'),
    story: say(
      'No swing talk: where to aim, and what to leave in the bag.',
      'Pas de technique : où viser, et quel club laisser.',
      'スイングの話は抜き。狙いどころと番手選びを。',
      '不谈挥杆，只谈瞄哪里、用哪支杆。',
    ),
    ...{ pictures: ['green-mist', 'flight-mist'], related: ['CH-LESSON6'] },
  },
  {
    ...{ ...atCentre, id: 507, sku: 'CH-SIM18', urlKey: 'simulator-round-18', price: 5500, holes: 18, categoryIds: [73] },
    name: say('Simulator Round, 18 holes', 'Partie au simulateur, 18 trous', 'シミュレーター 18ホール', '模拟器十八洞'),
    lead: say(
      'Any of the club’s courses, out of the rain.',
      'N’importe quel parcours du club, à l’abri.',
      '雨の日も、クラブのどのコースでも。',
      '任选俱乐部球场，不怕下雨。',
    ),
    story: say(
      'For up to four; about three hours.',
      'Jusqu’à quatre joueurs, environ trois heures.',
      '4人まで、約3時間。',
      '最多四人，约三小时。',
    ),
    ...{ pictures: ['flight-sky', 'green-mist'], related: ['CH-SIM9'] },
    options: [
      {
        ...{ id: 50701, kind: 'drop-down', required: true },
        title: say('Players', 'Joueurs', '人数', '人数'),
        values: [1, 2, 3, 4].map((count) => ({ id: 50701 + count, price: (count - 1) * 1500, title: everywhere(String(count)) })),
      },
    ],
  },
  {
    ...{ ...atCentre, id: 508, sku: 'CH-SIM9', urlKey: 'simulator-round-9', price: 3200, holes: 9, categoryIds: [73, 10] },
    name: say('Simulator Round, 9 holes', 'Partie au simulateur, 9 trous', 'シミュレーター 9ホール', '模拟器九洞'),
    lead: say('After work, before dinner.', 'Après le travail, avant le dîner.', '仕事のあと、夕食の前に。', '下班后，晚餐前。'),
    story: say(
      'For up to four; about ninety minutes.',
      'Jusqu’à quatre joueurs, environ quatre-vingt-dix minutes.',
      '4人まで、約90分。',
      '最多四人，约九十分钟。',
    ),
    ...{ pictures: ['flight-mist', 'green-mist'], upsell: ['CH-SIM18'], options: [{ ...howToBuy(508, 3200), required: false }] },
  },
]
