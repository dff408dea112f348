import type { Caption } from './Caption.ts'

export const tempoDrillCaptions: readonly Caption[] = [
  {
    from: 0.1,
    to: 1.4,
    en: 'Set the metronome to half your pace.',
    fr: 'Réglez le métronome sur la moitié de votre rythme.',
    ja: 'メトロノームを普段の半分の速さに合わせます。',
    zh: '把节拍器调到平时速度的一半。',
  },
  {
    from: 1.5,
    to: 2.95,
    en: 'Three beats back: one, two, three.',
    fr: 'Trois temps pour monter : un, deux, trois.',
    ja: '3拍で上げます。いち、に、さん。',
    zh: '三拍上杆：一、二、三。',
  },
  {
    from: 3,
    to: 5,
    en: 'The fourth beat is the ball.',
    fr: 'Le quatrième temps, c’est la balle.',
    ja: '4拍目が球です。',
    zh: '第四拍就是击球。',
  },
  {
    from: 5.4,
    to: 7,
    en: 'Now at your own pace. Let the beat begin the swing.',
    fr: 'Maintenant à votre rythme. Laissez le temps lancer le swing.',
    ja: '次は普段の速さで。拍に合わせて始めます。',
    zh: '现在用自己的速度，让节拍带动挥杆。',
  },
  {
    from: 7.1,
    to: 8.8,
    en: 'The same count and the same path, only faster.',
    fr: 'Le même compte, le même chemin, simplement plus vite.',
    ja: '数え方も軌道も同じ。速いだけです。',
    zh: '数法相同，轨迹相同，只是更快。',
  },
  {
    from: 8.9,
    to: 10.8,
    en: 'Three slow ones before each fast one: that is the whole practice.',
    fr: 'Trois lents avant chaque rapide : voilà tout l’entraînement.',
    ja: '速い1回の前に、ゆっくり3回。これがこの練習のすべてです。',
    zh: '每快一次，先慢三次：这就是全部练习。',
  },
]
