import type { Caption } from './Caption.ts'

export const faceOnCaptions: readonly Caption[] = [
  {
    from: 0.2,
    to: 2,
    en: 'Face on: hands, hips and head in one picture.',
    fr: 'De face : mains, hanches et tête dans la même image.',
    ja: '正面から。手、腰、頭の動きを一度に見ます。',
    zh: '正面视角：手、髋、头的动作一目了然。',
  },
  {
    from: 2.1,
    to: 4.2,
    en: 'At full speed it is over in a second: three parts back, one part down.',
    fr: 'À pleine vitesse, une seconde suffit : trois temps pour monter, un pour descendre.',
    ja: '実際の速さでは約1秒。上げに3、下ろしに1の割合です。',
    zh: '全速只需一秒左右：上杆占三份，下杆占一份。',
  },
  {
    from: 4.6,
    to: 6.4,
    en: 'Takeaway: shoulders, arms and club start together, low and unhurried.',
    fr: 'Départ : épaules, bras et club partent ensemble, bas et sans hâte.',
    ja: '始動は肩、腕、クラブを一緒に。低く、ゆっくりと。',
    zh: '起杆：肩、臂和球杆一起启动，低而从容。',
  },
  {
    from: 6.5,
    to: 8,
    en: 'At the top the back faces the target and the left arm is long.',
    fr: 'Au sommet, le dos fait face à la cible et le bras gauche reste long.',
    ja: 'トップでは背中を目標に向け、左腕は伸ばしたままに。',
    zh: '顶点：背对目标，左臂保持伸展。',
  },
  {
    from: 8.05,
    to: 9.2,
    en: 'The hips go first, and the hands lead the club into the ball.',
    fr: 'Les hanches partent d’abord, les mains précèdent le club à l’impact.',
    ja: '先に腰が回り、手がクラブより先に球へ届きます。',
    zh: '髋部先行，双手领先杆头触球。',
  },
  {
    from: 9.3,
    to: 12.2,
    en: 'Finish tall: weight on the left foot, chest to the target.',
    fr: 'Finissez bien droit : poids sur le pied gauche, poitrine vers la cible.',
    ja: '最後は高く。左足に体重を乗せ、胸を目標に向けます。',
    zh: '收杆挺拔：重心在左脚，胸口朝向目标。',
  },
]
