import { type Localised, say } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'

interface Recommended {
  readonly player: string
  readonly coach: string
  readonly sku: string
  readonly reason: Localised
}

const wedge = say(
  'Your pitches land well and then run out. More grip on the ball stops them near the flag.',
  'Vos approches tombent bien, puis roulent trop. Plus de prise sur la balle les arrête près du drapeau.',
  'アプローチは狙いどおりに落ちますが、転がりすぎます。スピンが増えれば旗の近くで止まります。',
  '您的劈起球落点不错，但滚得太远。更强的抓球力能让球停在旗杆附近。',
)
const ball = say(
  'You lose ten yards into the wind. A ball with less spin off the driver keeps them.',
  'Face au vent, vous perdez dix mètres. Une balle qui tourne moins au driver les conserve.',
  '向かい風で10ヤード損をしています。ドライバーのスピンが少ないボールなら飛距離が落ちません。',
  '逆风时您会少十码。一号木旋转更少的球能保住距离。',
)
const tees = say(
  'You hit the driver low on the face. Longer tees bring the strike to the middle.',
  'Au driver, vous frappez bas sur la face. Des tees plus longs ramènent l’impact au centre.',
  'ドライバーの打点が下寄りです。長めのティーなら芯に当たります。',
  '您的一号木击球点偏低。更长的球梯能让击球点回到甜区。',
)

const recommended: readonly Recommended[] = [
  { player: 'hana', coach: 'marisol', sku: 'SM-WEDGE', reason: wedge },
  { player: 'hana', coach: 'marisol', sku: 'FM-TOUR', reason: ball },
  { player: 'hana', coach: 'teodor', sku: 'CH-TEES-LONG', reason: tees },
  { player: 'wataru', coach: 'aiko', sku: 'FM-TOUR', reason: ball },
  { player: 'jonah', coach: 'ottilie', sku: 'FM-TOUR', reason: ball },
]

export async function seedGear(world: World): Promise<void> {
  for (const { player, coach, sku, reason } of recommended) {
    const id = `gear-${player}-${sku.toLowerCase()}`
    await world.gearRecommendations.add({ id, playerId: `player-${player}`, coachId: coach, sku, quoteId: `${id}-1`, reason })
  }
}
