import type { Caption } from './Caption.ts'

export const bunkerSplashCaptions: readonly Caption[] = [
  {
    from: 0.2,
    to: 1.8,
    en: 'Dig the feet in a little; the ball lies off the left heel.',
    fr: 'Ancrez un peu les pieds ; la balle est face au talon gauche.',
    ja: '足を砂に少し沈め、球は左かかとの前に置きます。',
    zh: '双脚稍微踩进沙里，球对着左脚跟。',
  },
  {
    from: 1.9,
    to: 3.3,
    en: 'It goes up steeply: the sand carries the ball.',
    fr: 'Elle monte vite : c’est le sable qui porte la balle.',
    ja: '球は高く上がります。運ぶのは砂です。',
    zh: '球飞得很高：是沙子把它带出来的。',
  },
  {
    from: 3.4,
    to: 4.9,
    en: 'Two hops, a short roll, and it stops by the flag.',
    fr: 'Deux rebonds, un peu de roule, et elle s’arrête près du drapeau.',
    ja: '2回弾んで少し転がり、旗のそばで止まります。',
    zh: '弹两下，滚一小段，停在旗杆旁。',
  },
  {
    from: 5.6,
    to: 7.4,
    en: 'Nearer: the weight is on the left foot, and stays there.',
    fr: 'De plus près : le poids est sur le pied gauche et y reste.',
    ja: '近くで見ます。体重は左足に乗せたままです。',
    zh: '近看：重心一直留在左脚。',
  },
  {
    from: 7.5,
    to: 9.1,
    en: 'A long swing for a short way, because the sand takes most of it.',
    fr: 'Un long swing pour une courte distance, car le sable en absorbe l’essentiel.',
    ja: '距離は短くても大きく振ります。力の多くは砂が受けるからです。',
    zh: '距离虽短，挥杆要大：大部分力量被沙子吸收。',
  },
  {
    from: 9.2,
    to: 10.8,
    en: 'Enter two fingers behind the ball, and swing on through.',
    fr: 'Entrez deux doigts derrière la balle et continuez le mouvement.',
    ja: '球の指2本分手前に入れ、そのまま振り抜きます。',
    zh: '杆头从球后两指处入沙，继续送杆。',
  },
]
