import type { Region } from '../../../http/regions.ts'
import { type Localised, say } from '../../../world/languages.ts'
import { priceIn, type Store } from '../../../world/stores.ts'
import type { ClubMembershipRow } from './data.ts'

export type PlanKind = 'game-plan' | 'lesson-pack' | 'practice-plan' | 'membership'

export interface SoldPlan {
  readonly id: string
  readonly kind: PlanKind
  readonly name: Localised
  readonly description: Localised
  readonly months?: number
  readonly lessons?: number
  readonly monthsValid?: number
  readonly cents: number
}

const plans: readonly SoldPlan[] = [
  {
    ...{ id: 'plan-essential', kind: 'game-plan', months: 6, lessons: 12, cents: 89_900 },
    name: say('Essential game plan', 'Formule de jeu Essentielle', 'エッセンシャル・ゲームプラン', '基础球技方案'),
    description: say(
      'A lesson every other week and a review after three months',
      'Une leçon toutes les deux semaines et un bilan après trois mois',
      '隔週のレッスンと、3か月後の振り返り',
      '每两周一课，三个月后复盘',
    ),
  },
  {
    ...{ id: 'plan-complete', kind: 'game-plan', months: 12, lessons: 36, cents: 199_900 },
    name: say('Complete game plan', 'Formule de jeu Complète', 'コンプリート・ゲームプラン', '全面球技方案'),
    description: say(
      'Three lessons a month, on the course and in the bay',
      'Trois leçons par mois, sur le parcours et au centre',
      '月3回のレッスンをコースとセンターで',
      '每月三课，球场与中心兼备',
    ),
  },
  {
    ...{ id: 'pack-5', kind: 'lesson-pack', lessons: 5, monthsValid: 6, cents: 45_000 },
    name: say('5 lessons', '5 leçons', 'レッスン5回', '5 节课'),
    description: say('Valid for six months', 'Valables six mois', '有効期間6か月', '六个月内有效'),
  },
  {
    ...{ id: 'pack-10', kind: 'lesson-pack', lessons: 10, monthsValid: 12, cents: 82_000 },
    name: say('10 lessons', '10 leçons', 'レッスン10回', '10 节课'),
    description: say('Valid for a year', 'Valables un an', '有効期間1年', '一年内有效'),
  },
  {
    ...{ id: 'practice-month', kind: 'practice-plan', months: 1, cents: 9900 },
    name: say('Practice, a month', 'Entraînement, un mois', '練習プラン1か月', '练习一个月'),
    description: say('A practice bay every day', 'Un poste d’entraînement chaque jour', '練習打席を毎日利用', '每天使用练习打位'),
  },
  {
    ...{ id: 'practice-year', kind: 'practice-plan', months: 12, cents: 99_000 },
    name: say('Practice, a year', 'Entraînement, un an', '練習プラン1年', '练习一年'),
    description: say('A practice bay every day', 'Un poste d’entraînement chaque jour', '練習打席を毎日利用', '每天使用练习打位'),
  },
  {
    ...{ id: 'member-silver', kind: 'membership', months: 12, cents: 30_000 },
    name: say('Silver membership', 'Adhésion Argent', 'シルバー会員', '银卡会籍'),
    description: say(
      'Book two weeks ahead at every location',
      'Réservation deux semaines à l’avance dans tous les centres',
      '全センターで2週間先まで予約',
      '所有中心可提前两周预约',
    ),
  },
  {
    ...{ id: 'member-gold', kind: 'membership', months: 12, cents: 60_000 },
    name: say('Gold membership', 'Adhésion Or', 'ゴールド会員', '金卡会籍'),
    description: say(
      'Plans and packs cost 10 per cent less',
      'Formules et forfaits de leçons à 10 % de moins',
      'プランとレッスンが10%割引',
      '方案与课程包优惠 10%',
    ),
  },
]

/** Japan sells game plans and lessons only. */
export function plansOf(region: Region): readonly SoldPlan[] {
  return region === 'jp' ? plans.filter(({ kind }) => kind === 'game-plan' || kind === 'lesson-pack') : plans
}

interface Member extends Pick<ClubMembershipRow, 'level'> {
  readonly isOver: boolean
}

/** In minor units. Gold members pay less while they are members, except for memberships. */
export function planPrice(store: Store, { kind, cents }: SoldPlan, membership: Member | undefined): number {
  const isReduced = membership?.level === 'gold' && !membership.isOver && kind !== 'membership'
  return priceIn(store, isReduced ? Math.round(cents * 0.9) : cents)
}
