import type { Caption } from './Caption.ts'

export const chipAndRollCaptions: readonly Caption[] = [
  {
    from: 0.3,
    to: 1.9,
    en: 'First choose where the ball is to land: a step onto the green.',
    fr: 'Choisissez d’abord où la balle doit se poser : un pas à l’intérieur du green.',
    ja: 'まず落とし所を決めます。グリーンに一歩入った所です。',
    zh: '先选落点：果岭边缘向内一步。',
  },
  {
    from: 2,
    to: 3.4,
    en: 'Hands ahead, wrists quiet, the club stays low.',
    fr: 'Mains en avant, poignets calmes, le club reste bas.',
    ja: '手を先に。手首は使わず、クラブは低いままです。',
    zh: '双手领先，手腕安静，杆头保持低位。',
  },
  {
    from: 3.5,
    to: 5,
    en: 'It lands on the spot, and from here it rolls like a putt.',
    fr: 'Elle se pose à l’endroit choisi, puis roule comme un putt.',
    ja: '落とし所に落ち、あとはパットのように転がります。',
    zh: '球落在选定的点上，之后像推杆一样滚动。',
  },
  {
    from: 5.1,
    to: 6.7,
    en: 'Let the green do the rest.',
    fr: 'Laissez le green faire le reste.',
    ja: '残りはグリーンに任せます。',
    zh: '剩下的交给果岭。',
  },
  {
    from: 6.8,
    to: 9.7,
    en: 'One part in the air, two parts on the ground.',
    fr: 'Une part en l’air, deux parts au sol.',
    ja: '空中に1、地面に2の割合です。',
    zh: '空中一份，地面两份。',
  },
]
