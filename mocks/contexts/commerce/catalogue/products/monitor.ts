import { say } from '../../../../world/languages.ts'
import { yearly } from '../plans.ts'
import type { Product } from '../product.ts'

const membership = { ...({ kind: 'virtual', weight: 0, stock: 9999, categoryIds: [801] } as const), attributes: {} }
const accessory = { ...({ kind: 'simple', categoryIds: [802] } as const), attributes: {} }

/** What the launch monitor's shop sells. */
export const monitorProducts: readonly Product[] = [
  {
    ...{ ...membership, id: 801, sku: 'LM-BASIC', urlKey: 'monitor-basic', price: 9900 },
    name: say('Basic Membership', 'Adhésion Basique', 'ベーシックプラン', '基础会籍'),
    lead: say('Every shot measured and kept.', 'Chaque coup mesuré et conservé.', '全ショットを計測・記録。', '测量并保存每一球。'),
    story: say(
      'Distances, spin and launch angle on the practice range.',
      'Distances, spin et angle de lancement au practice.',
      '練習場で距離、スピン、打ち出し角を表示。',
      '练习场上显示距离、旋转与起飞角。',
    ),
    ...{ pictures: ['pass-slate', 'monitor-slate', 'flight-sky'], options: [yearly(801, 9900)] },
  },
  {
    ...{ ...membership, id: 802, sku: 'LM-IMPROVE', urlKey: 'monitor-game-improvement', price: 12900 },
    name: say('Game Improvement Membership', 'Adhésion Progression', 'ゲーム上達プラン', '球技提升会籍'),
    lead: say(
      'Skills tests and practice plans.',
      'Tests et programmes d’entraînement.',
      'スキルテストと練習プラン。',
      '技能测试与练习计划。',
    ),
    story: say(
      'Everything in the Basic Membership, plus games and weekly goals.',
      'Toute l’adhésion Basique, avec des jeux et des objectifs hebdomadaires.',
      'ベーシックの全機能に、ゲームと週間目標を追加。',
      '包含基础会籍全部功能，另有游戏与每周目标。',
    ),
    ...{
      pictures: ['pass-fairway', 'monitor-fairway', 'flight-mist'],
      tags: ['favourite'],
      options: [yearly(802, 12900)],
      upsell: ['LM-PLAY'],
    },
  },
  {
    ...{ ...membership, id: 803, sku: 'LM-PLAY', urlKey: 'monitor-play-and-improve', price: 24900 },
    name: say('Play & Improve Membership', 'Adhésion Jeu et progression', 'プレー＆上達プラン', '畅打提升会籍'),
    lead: say('A hundred courses at home.', 'Cent parcours à la maison.', '自宅で100コース。', '在家畅打一百座球场。'),
    story: say(
      'Everything in the Game Improvement Membership, plus course play for up to four players.',
      'Toute l’adhésion Progression, et des parcours jusqu’à quatre joueurs.',
      '上達プランの全機能に、4人までのコースプレーを追加。',
      '包含提升会籍全部功能，另可最多四人下场。',
    ),
    ...{ pictures: ['pass-navy', 'monitor-navy', 'green-mist'], options: [yearly(803, 24900)], related: ['LM-IMPROVE'] },
  },
  {
    ...{ ...accessory, id: 804, sku: 'LM-CASE', urlKey: 'monitor-case', price: 3900, weight: 0.4, stock: 25 },
    name: say('Metal Case', 'Coque métallique', 'メタルケース', '金属保护壳'),
    lead: say('Against balls that come back.', 'Contre les balles qui reviennent.', '跳ね返る球から守ります。', '防止反弹球撞击。'),
    story: say(
      'Light metal, for all models. The legs stay adjustable.',
      'En aluminium, pour tous les modèles. Les pieds restent réglables.',
      'アルミ製、全機種対応。脚の調整もそのまま。',
      '铝制，适用所有型号，支脚仍可调节。',
    ),
    ...{ pictures: ['guard-ink', 'guard-ink-close'] },
  },
  {
    ...{ ...accessory, id: 805, sku: 'LM-BATTERY', urlKey: 'monitor-power-bank', price: 5900, weight: 0.6, stock: 6 },
    name: say('Power Bank', 'Batterie externe', 'モバイルバッテリー', '移动电源'),
    lead: say('Six more hours on the range.', 'Six heures de plus au practice.', '練習場でさらに6時間。', '练习场上多用六小时。'),
    story: say('Charges a phone as well.', 'Recharge aussi un téléphone.', 'スマートフォンも充電できます。', '也可为手机充电。'),
    ...{ pictures: ['battery-sand', 'battery-sand-close'] },
  },
]
