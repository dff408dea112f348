import type { Caption } from './Caption.ts'

export const downTheLineCaptions: readonly Caption[] = [
  {
    from: 0.2,
    to: 2,
    en: 'Down the line: behind the ball, with the flag ahead.',
    fr: 'Dans l’axe : derrière la balle, face au drapeau.',
    ja: '後方から。球の後ろに立ち、旗を見ています。',
    zh: '后方视角：站在球后，正对旗杆。',
  },
  {
    from: 2.1,
    to: 4.2,
    en: 'The ball starts a little right of the flag and turns back to it.',
    fr: 'La balle part un peu à droite du drapeau, puis revient vers lui.',
    ja: '球は旗の少し右に出て、左へ戻ってきます。',
    zh: '球从旗杆稍右处飞出，再慢慢转回来。',
  },
  {
    from: 4.6,
    to: 6.2,
    en: 'The dashed line continues the shaft at address. Stay close to it.',
    fr: 'Le trait tireté prolonge le shaft à l’adresse. Restez-en proche.',
    ja: '破線は構えたときのシャフトの延長です。ここから離れすぎないように。',
    zh: '虚线是准备姿势时杆身的延长线，起杆要贴近它。',
  },
  {
    from: 6.3,
    to: 8,
    en: 'At the top the hands are over the shoulder, the club points at the target.',
    fr: 'Au sommet, les mains sont au-dessus de l’épaule et le club vise la cible.',
    ja: 'トップでは手が肩の上に来て、クラブは目標を指します。',
    zh: '顶点时双手在肩的上方，球杆指向目标。',
  },
  {
    from: 8.05,
    to: 9.3,
    en: 'Coming down, the club falls back to the same line.',
    fr: 'En descendant, le club retrouve la même ligne.',
    ja: '下ろすときも、クラブは同じ線に戻ります。',
    zh: '下杆时，球杆回到同一条线上。',
  },
  {
    from: 9.4,
    to: 12.2,
    en: 'Belt and chest have turned to the target; only the right toe still touches the ground.',
    fr: 'Ceinture et poitrine font face à la cible ; seule la pointe du pied droit touche encore le sol.',
    ja: 'ベルトも胸も目標を向き、右足はつま先だけが地面に残ります。',
    zh: '腰带和胸口都转向目标，右脚只剩脚尖着地。',
  },
]
