import type { Caption } from './Caption.ts'

export const breakingPuttCaptions: readonly Caption[] = [
  {
    from: 0.2,
    to: 1.4,
    en: 'Every arrow points downhill.',
    fr: 'Chaque flèche indique la pente.',
    ja: '矢印は下りの向きです。',
    zh: '每个箭头都指向下坡。',
  },
  {
    from: 1.5,
    to: 2.75,
    en: 'Straight at the hole would miss: this putt breaks to the right.',
    fr: 'Droit sur le trou, c’est manqué : ce putt tourne à droite.',
    ja: 'まっすぐ打つと外れます。右に曲がるラインです。',
    zh: '直对球洞会打偏：这条线向右弯。',
  },
  {
    from: 2.8,
    to: 4.2,
    en: 'Choose a point on the high side, and putt straight at that.',
    fr: 'Choisissez un point côté haut et puttez droit dessus.',
    ja: '高い側に目印を決め、そこへまっすぐ打ちます。',
    zh: '在高侧选一个点，直直地朝它推。',
  },
  {
    from: 4.3,
    to: 5.8,
    en: 'While it is quick the ball runs straight.',
    fr: 'Tant qu’elle est rapide, la balle va droit.',
    ja: '速いうちは、球はまっすぐ転がります。',
    zh: '速度快时，球走直线。',
  },
  {
    from: 5.9,
    to: 7.6,
    en: 'As it slows, the slope takes it to the hole.',
    fr: 'Quand elle ralentit, la pente l’amène au trou.',
    ja: '遅くなると、傾斜がカップへ運んでくれます。',
    zh: '慢下来以后，坡度把它带向球洞。',
  },
  {
    from: 7.7,
    to: 9.8,
    en: 'Better too high than too low: from above it can still fall in.',
    fr: 'Mieux vaut trop haut que trop bas : d’en haut, elle peut encore tomber.',
    ja: '低いより高いほうへ。上からなら、まだ入る見込みがあります。',
    zh: '宁高勿低：从高处来，球仍有机会落洞。',
  },
]
