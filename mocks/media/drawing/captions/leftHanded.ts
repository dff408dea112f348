import type { Caption } from './Caption.ts'

export const leftHandedCaptions: readonly Caption[] = [
  {
    from: 0.2,
    to: 2,
    en: 'A left-handed swing: the sides change, the order stays.',
    fr: 'Un swing de gaucher : les côtés changent, l’ordre reste.',
    ja: '左打ちのスイング。左右は逆でも、順序は同じです。',
    zh: '左手球手的挥杆：左右互换，顺序不变。',
  },
  {
    from: 2.1,
    to: 4,
    en: 'Thirty frames back, ten down: slower, and still three to one.',
    fr: 'Trente images pour monter, dix pour descendre : plus lent, mais toujours trois pour un.',
    ja: '上げに30コマ、下ろしに10コマ。ゆっくりでも3対1です。',
    zh: '上杆三十帧，下杆十帧：更慢，但仍是三比一。',
  },
  {
    from: 5,
    to: 6.8,
    en: 'A calm takeaway, with the arms close to the chest.',
    fr: 'Un départ calme, les bras près de la poitrine.',
    ja: '静かに始動し、腕は胸から離しません。',
    zh: '起杆平稳，双臂贴近胸前。',
  },
  {
    from: 6.9,
    to: 8.7,
    en: 'Three quarters is far enough: balance comes before length.',
    fr: 'Trois quarts suffisent : l’équilibre passe avant l’amplitude.',
    ja: '振り幅は4分の3で十分。大きさよりバランスです。',
    zh: '四分之三的幅度就够了：平衡重于幅度。',
  },
  {
    from: 8.8,
    to: 10.3,
    en: 'There is time to change direction, and the hands still lead at impact.',
    fr: 'On a le temps de changer de sens, et les mains précèdent toujours le club à l’impact.',
    ja: '切り返しを急がなくても、手はクラブより先に届きます。',
    zh: '转换不必着急，击球时双手依然领先。',
  },
  {
    from: 10.4,
    to: 13.3,
    en: 'Lay it beside the right-handed swing: both finish in balance, here on the right foot.',
    fr: 'Comparez-le au swing de droitier : tous deux finissent en équilibre, ici sur le pied droit.',
    ja: '右打ちと並べて比べましょう。どちらも最後は安定し、こちらは右足で立ちます。',
    zh: '与右手球手并排比较：收杆同样稳定，只是站在右脚上。',
  },
]
