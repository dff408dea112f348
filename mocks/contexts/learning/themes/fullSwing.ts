import type { ThemeWords } from './themeWords.ts'

export const fullSwingThemes = {
  downswing: {
    title: ['Shallowing the downswing', 'Aplatir la descente', 'ダウンスイングをシャローに', '下杆放平'],
    comment: [
      'The shoulders no longer chase the ball. Now make it dull: the same quiet start, every time.',
      'Les épaules ne courent plus après la balle. Maintenant, rendez cela banal : le même départ calme, à chaque fois.',
      '肩がボールを追わなくなりました。あとは地味に、毎回同じ静かな始動を。',
      '肩膀不再追着球走了。接下来就是重复：每次都同样平静地启动。',
    ],
    videos: { 'face-on': 'full-swing-face-on', 'down-the-line': 'full-swing-down-the-line' },
    notes: [
      [
        'face-on',
        1,
        ['Setup', 'Position', 'アドレス', '准备'],
        [
          'Ball a touch forward, hands above the left thigh. That part stands.',
          'Balle un peu en avant, mains au-dessus de la cuisse gauche. C’est acquis.',
          'ボールはやや左、手は左ももの上。ここは安定しています。',
          '球位略靠前，双手在左大腿上方。这一点已经稳定。',
        ],
      ],
      [
        'face-on',
        5,
        ['Takeaway', 'Départ', '始動', '起杆'],
        [
          'The clubhead stays outside the hands until the shaft is level.',
          'La tête reste à l’extérieur des mains jusqu’à ce que le shaft soit horizontal.',
          'シャフトが水平になるまで、ヘッドは手の外側に。',
          '杆身水平之前，杆头保持在双手外侧。',
        ],
      ],
      [
        'down-the-line',
        7,
        ['Transition', 'Transition', '切り返し', '转换'],
        [
          'Here it is: the hands drop first and the shaft lies flatter. Keep this one.',
          'Voilà : les mains descendent d’abord et le shaft s’aplatit. À garder.',
          'ここです。手が先に下り、シャフトが寝ます。この感じを残しましょう。',
          '就是这里：双手先下，杆身放平。请保持。',
        ],
      ],
    ],
    drills: [
      [
        ['Towel under the right arm', 'Serviette sous le bras droit', '右脇にタオル', '右臂夹毛巾'],
        ['Twenty a day, half speed', 'Vingt par jour, à mi-vitesse', '1日20回、半分の速さで', '每天二十次，半速'],
        'first-swing-3',
      ],
      [
        [
          'Pump drill, three slow and one full',
          'Trois descentes lentes, une complète',
          'ポンプドリル：ゆっくり3回、最後に1回',
          '三次慢下杆，一次全挥',
        ],
        ['With a seven iron', 'Avec un fer 7', '7番アイアンで', '使用七号铁杆'],
      ],
    ],
  },
  tempo: {
    title: ['Three to one', 'Trois pour un', '3対1のリズム', '三比一的节奏'],
    comment: [
      'You swing best when you count aloud. Let the club take its time at the top.',
      'Vous jouez le mieux en comptant à voix haute. Laissez au club son temps au sommet.',
      '声に出して数えるときが一番良いスイングです。トップで急がずに。',
      '大声数拍时挥得最好。让球杆在顶点多停一会儿。',
    ],
    videos: { drill: 'tempo-drill', 'face-on': 'full-swing-face-on' },
    notes: [
      [
        'drill',
        2,
        ['The count', 'Le compte', '数え方', '数拍'],
        [
          'Three on the way back, one on the way down.',
          'Trois à la montée, un à la descente.',
          '上げるのに3、下ろすのに1。',
          '上杆三拍，下杆一拍。',
        ],
      ],
      [
        'face-on',
        6,
        ['At the top', 'Au sommet', 'トップ', '顶点'],
        [
          'A breath of stillness, then the lower body goes first.',
          'Un souffle d’immobilité, puis le bas du corps part en premier.',
          '一瞬静まり、下半身から動きます。',
          '短暂静止，然后下半身先动。',
        ],
      ],
    ],
    drills: [
      [
        ['Count aloud for ten balls', 'Compter à voix haute sur dix balles', '声に出して10球', '大声数拍打十球'],
        ['Before each practice', 'Avant chaque entraînement', '練習の前に毎回', '每次练习之前'],
        'tempo-2',
      ],
    ],
  },
} as const satisfies Readonly<Record<string, ThemeWords>>
