import { type Localised, say } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'

const pack = say('5 lessons', '5 leçons', 'レッスン5回', '5 节课')
const single = say('Lesson, 45 minutes', 'Leçon de 45 minutes', 'レッスン45分', '45 分钟课程')
const practice = say('Practice, a month', 'Entraînement, un mois', '練習プラン1か月', '练习一个月')
const gold = say('Gold membership', 'Adhésion Or', 'ゴールド会員', '金卡会籍')
const locker = say('Locker, a year', 'Casier, un an', 'ロッカー1年', '储物柜一年')

interface Bought {
  readonly player: string
  readonly days: number
  readonly kind: 'lessons' | 'practice' | 'membership'
  readonly items: readonly (readonly [name: Localised, cents: number])[]
  readonly student?: string
  readonly isHostile?: true
}

const bought: readonly Bought[] = [
  { player: 'hana', days: 12, kind: 'practice', items: [[practice, 9900]] },
  { player: 'hana', days: 40, kind: 'lessons', items: [[pack, 45_000]] },
  {
    ...{ player: 'hana', days: 160, kind: 'membership' },
    items: [
      [gold, 60_000],
      [locker, 4900],
    ],
  },
  { player: 'wataru', days: 20, kind: 'lessons', items: [[pack, 45_000]] },
  { player: 'jonah', days: 18, kind: 'lessons', items: [[pack, 45_000]] },
  { player: 'jonah', days: 30, kind: 'lessons', items: [[single, 9500]], student: 'Wren Pellbridge' },
  { player: 'wren', days: 8, kind: 'practice', items: [[practice, 9900]] },
  { player: 'mateo', days: 15, kind: 'lessons', items: [[single, 9500]], isHostile: true },
]

export async function seedClubPurchases(world: World): Promise<void> {
  for (const [index, { player, days, kind, items, student, isHostile }] of bought.entries()) {
    const paidAt = world
      .now()
      .subtract({ hours: days * 24 })
      .toString()
    await world.clubPurchases.add({
      ...{ id: `paid-${index + 1}`, playerId: `player-${player}`, number: `CH${20_481 + index}`, paidAt, kind, isHostile },
      ...(student !== undefined && { studentName: student }),
      items: items.map(([name, cents]) => ({ name, cents })),
    })
  }
}
