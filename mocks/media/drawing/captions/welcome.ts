import type { Caption } from './Caption.ts'

export const welcomeCaptions: readonly Caption[] = [
  {
    from: 0.3,
    to: 2.2,
    en: 'Every course begins as lines on paper.',
    fr: 'Tout parcours naît de quelques lignes sur le papier.',
    ja: 'どのコースも、紙の上の線から始まります。',
    zh: '每座球场都从纸上的线条开始。',
  },
  {
    from: 2.4,
    to: 4.1,
    en: 'So does a swing: one drawing after another.',
    fr: 'Un swing aussi : un dessin après l’autre.',
    ja: 'スイングも同じ。絵を1枚ずつ重ねていきます。',
    zh: '挥杆也是如此：一幅接一幅地画出来。',
  },
  {
    from: 4.3,
    to: 6.8,
    en: 'Watch one frame by frame, then take it to your next lesson.',
    fr: 'Regardez-en un image par image, puis emportez-le à votre prochaine leçon.',
    ja: '1コマずつ確かめて、次のレッスンで試しましょう。',
    zh: '逐帧看清楚，再带到下一节课程里。',
  },
]
