import { say } from '../../../../world/languages.ts'
import { yearly } from '../plans.ts'
import type { Product } from '../product.ts'

const membership = {
  ...({ kind: 'virtual', weight: 0, stock: 9999, categoryIds: [74] } as const),
  attributes: { brand: 'clubhouse' },
}

/** Memberships of the club. */
export const memberships: readonly Product[] = [
  {
    ...{ ...membership, id: 521, sku: 'CH-MEMBER-RANGE', urlKey: 'range-membership', price: 29000 },
    name: say('Range Membership', 'Adhésion practice', 'レンジ会員', '练习场会籍'),
    lead: say('Range balls whenever you like.', 'Des balles de practice à volonté.', '練習ボール打ち放題。', '练习球不限量。'),
    story: say(
      'At all of the club’s locations, from opening to closing time.',
      'Dans tous les centres du club, de l’ouverture à la fermeture.',
      'クラブの全センターで、営業時間中いつでも。',
      '俱乐部所有中心，营业时间内随时可用。',
    ),
    ...{ pictures: ['balls-sunrise', 'balls-sunrise-close'], options: [yearly(521, 29000)], upsell: ['CH-MEMBER-SIM'] },
  },
  {
    ...{ ...membership, id: 522, sku: 'CH-MEMBER-SIM', urlKey: 'simulator-membership', price: 54000 },
    name: say('Simulator Membership', 'Adhésion simulateur', 'シミュレーター会員', '模拟器会籍'),
    lead: say(
      'Two hours a week in the simulator.',
      'Deux heures de simulateur par semaine.',
      'シミュレーターを週2時間。',
      '每周两小时模拟器。',
    ),
    story: say(
      'Range balls are included. Book up to two weeks ahead.',
      'Balles de practice comprises. Réservation deux semaines à l’avance.',
      '練習ボール込み。2週間先まで予約できます。',
      '含练习球，可提前两周预约。',
    ),
    ...{ pictures: ['flight-sky', 'flight-mist'], options: [yearly(522, 54000)], related: ['CH-MEMBER-RANGE'] },
  },
]
