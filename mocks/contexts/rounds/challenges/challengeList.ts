import { type Localised, say } from '../../../world/languages.ts'
import type { ChallengeType } from './types.ts'

interface Option {
  readonly id: string
  readonly name: Localised
}

export interface ListedChallenge {
  readonly id: string
  readonly type: ChallengeType
  readonly name: Localised
  readonly lead: Localised
  readonly instructions: readonly Localised[]
  readonly stations: readonly Option[]
  readonly swings: readonly Option[]
}

function metres(...distances: readonly number[]): readonly Option[] {
  return distances.map((distance) => {
    const yards = Math.round(distance / 0.9144)
    return {
      id: `m${distance}`,
      name: say(`${distance} m (${yards} yd)`, `${distance} m`, `${distance}m (${yards}ヤード)`, `${distance} 米`),
    }
  })
}

const tee: Option = { id: 'tee', name: say('Teed up', 'Sur tee', 'ティーアップ', '架梯') }
const mat: Option = { id: 'mat', name: say('From the mat', 'Du tapis', 'マットから', '打击垫') }
const fringe: Option = { id: 'fringe', name: say('Fringe', 'Avant-green', 'カラー', '果岭环') }
const rough: Option = { id: 'rough', name: say('Rough', 'Rough', 'ラフ', '长草') }
const bunker: Option = { id: 'bunker', name: say('Bunker', 'Bunker', 'バンカー', '沙坑') }
const full: Option = { id: 'full', name: say('Full swing', 'Plein swing', 'フルスイング', '全挥杆') }
const smooth: Option = { id: 'smooth', name: say('Smooth, 80%', 'Souple, 80 %', '80%の力で', '八成力') }
const half: Option = { id: 'half', name: say('Half swing', 'Demi-swing', 'ハーフスイング', '半挥杆') }

const tenBalls = say(
  'Hit ten balls and take your time before each.',
  'Frappez dix balles, sans vous presser.',
  '10球を、1球ずつ落ち着いて打ちます。',
  '打十球，每球之前都不要着急。',
)
const points = say(
  'Count 10 points for a hit target and 5 for a near miss, and add them up.',
  'Comptez 10 points par cible touchée et 5 pour un coup proche, puis additionnez.',
  '的中は10点、惜しい球は5点として合計します。',
  '击中目标得 10 分，接近得 5 分，把分数相加。',
)
const longest = say(
  'Write down your longest ball that stays in the grid.',
  'Notez votre plus longue balle restée entre les lignes.',
  'ライン内に残った最長の1球を記録します。',
  '记录落在线内最远的一球。',
)
const closest = say(
  'Measure from the hole to your closest ball.',
  'Mesurez du trou à votre balle la plus proche.',
  'カップから最も近い球までの距離を測ります。',
  '量出最近的一球到球洞的距离。',
)

export const challengeList: readonly ListedChallenge[] = [
  {
    ...{ id: 'carry-ladder', type: 'driver', stations: [tee, mat], swings: [full, smooth], instructions: [tenBalls, longest] },
    name: say('Carry ladder', 'Échelle de portée', 'キャリーラダー', '落点阶梯'),
    lead: say(
      'Ten drives, your best carry counts.',
      'Dix drives, la meilleure portée compte.',
      'ドライバー10球、最長キャリーが記録。',
      '十次开球，最远落点计分。',
    ),
  },
  {
    ...{ id: 'fairway-finder', type: 'driver', stations: [tee], swings: [full, smooth], instructions: [tenBalls, longest] },
    name: say('Fairway finder', 'Cap sur le fairway', 'フェアウェイキープ', '守住球道'),
    lead: say('Far, but between the lines.', 'Loin, mais entre les lignes.', '遠くへ、ただしラインの間に。', '既要远，也要落在线内。'),
  },
  {
    ...{ id: 'iron-clock', type: 'irons', stations: metres(110, 130, 150), swings: [full, half], instructions: [tenBalls, points] },
    name: say('Iron clock', 'L’horloge des fers', 'アイアンクロック', '铁杆时钟'),
    lead: say('Hit the green again and again.', 'Touchez le green, encore et encore.', '何度でもグリーンをとらえる。', '一次次打上果岭。'),
  },
  {
    ...{ id: 'long-approach', type: 'longGame', stations: metres(170, 190), swings: [full], instructions: [tenBalls, points] },
    name: say('Long approach', 'Longue approche', 'ロングアプローチ', '长距离攻果岭'),
    lead: say(
      'Hybrids and woods into a wide green.',
      'Hybrides et bois vers un grand green.',
      '広いグリーンへハイブリッドとウッドで。',
      '用铁木杆和球道木攻大果岭。',
    ),
  },
  {
    ...{
      id: 'up-and-down',
      type: 'shortGame',
      stations: [fringe, rough, bunker],
      swings: [half, smooth],
      instructions: [tenBalls, points],
    },
    name: say('Up and down', 'Approche et putt', '寄せワン', '一切一推'),
    lead: say('Chip close from three lies.', 'Approchez de trois positions.', '3つのライから寄せる。', '从三种球位切近球洞。'),
  },
  {
    ...{ id: 'wedge-matrix', type: 'shortGame', stations: metres(30, 50, 70), swings: [half, full], instructions: [tenBalls, points] },
    name: say('Wedge matrix', 'Matrice de wedges', 'ウェッジマトリックス', '挖起杆矩阵'),
    lead: say('Three distances, two swings.', 'Trois distances, deux swings.', '3つの距離、2つのスイング。', '三种距离，两种挥杆。'),
  },
  {
    ...{ id: 'warm-up', type: 'training', stations: [mat], swings: [half, full], instructions: [tenBalls, points] },
    name: say('Warm-up routine', 'Échauffement', 'ウォームアップ', '热身练习'),
    lead: say(
      'The same ten balls before each round.',
      'Les mêmes dix balles avant chaque partie.',
      'ラウンド前に、いつもの10球。',
      '每轮之前固定的十球。',
    ),
  },
  {
    ...{ id: 'pin-hunter', type: 'closPinC', stations: metres(90, 120), swings: [full, half], instructions: [tenBalls, closest] },
    name: say('Pin hunter', 'Au plus près du drapeau', 'ニアピン', '最近洞挑战'),
    lead: say(
      'One ball next to the flag is enough.',
      'Une seule balle au drapeau suffit.',
      'ピンそばの1球で決まる。',
      '只要一球停在旗杆旁。',
    ),
  },
  {
    ...{ id: 'bombs-away', type: 'longDrvC', stations: [tee], swings: [full], instructions: [tenBalls, longest] },
    name: say('Bombs away', 'Plus loin que tous', 'ドラコン', '最远开球挑战'),
    lead: say('The longest drive of the club.', 'Le plus long drive du club.', 'クラブ一の飛距離を競う。', '全俱乐部的最远一杆。'),
  },
  {
    ...{ id: 'bullseye', type: 'targetC', stations: metres(40, 80, 120), swings: [full, half], instructions: [tenBalls, points] },
    name: say('Bullseye', 'Dans le mille', 'ブルズアイ', '正中靶心'),
    lead: say(
      'Rings around a target, ten balls.',
      'Une cible, des cercles, dix balles.',
      '的のまわりのリングを10球で狙う。',
      '围绕目标的圆环，十个球。',
    ),
  },
]

export function typeScoreOf(challengeId: string, stationId: string, swingId: string): string {
  return [challengeId, stationId, swingId].join('.')
}

/** The challenge, station and swing that a stored key names. */
export function challengeOfScore(typeScore: string): ListedChallenge | undefined {
  return challengeList.find(({ id, stations, swings }) =>
    stations.some((station) => swings.some((swing) => typeScoreOf(id, station.id, swing.id) === typeScore)),
  )
}
