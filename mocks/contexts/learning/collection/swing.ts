import type { SeriesWords } from './words.ts'

export const swingSeries: readonly SeriesWords[] = [
  {
    id: 'first-swing',
    category: 'swing',
    slug: 'full-swing-face-on',
    title: ['The first swing', 'Le premier swing', 'はじめてのスイング', '第一次挥杆'],
    lead: [
      'Grip, stance and a turn that repeats.',
      'Prise, posture et une rotation qui se répète.',
      'グリップ、スタンス、そして毎回同じ回転。',
      '握杆、站姿与可重复的转体。',
    ],
    videos: [
      [['A grip that stays quiet', 'Une prise qui reste calme', '動かないグリップ', '安静的握杆']],
      [['Where the ball stands', 'Où placer la balle', 'ボールの位置', '球的位置']],
      [['A swing, face on', 'Un swing, de face', '正面から見たスイング', '正面看挥杆']],
      [['A swing from the left', 'Un swing de gaucher', '左打ちのスイング', '左手挥杆'], 'full-swing-left-handed'],
      [['Finish on the front foot', 'Finir sur le pied avant', '前足でフィニッシュ', '收杆落在前脚']],
    ],
  },
  {
    id: 'off-the-tee',
    category: 'swing',
    slug: 'full-swing-down-the-line',
    title: ['Off the tee', 'Au départ', 'ティーショット', '开球'],
    lead: [
      'More fairways before more yards.',
      'Plus de fairways avant plus de mètres.',
      '飛距離よりもまずフェアウェイ。',
      '先上球道，再求距离。',
    ],
    videos: [
      [['Tee height and ball forward', 'Hauteur du tee, balle en avant', 'ティーの高さとボールの位置', '球座高度与球位']],
      [['A drive, down the line', 'Un drive, dans l’axe', '後方から見たドライバー', '后方看开球'], 'full-swing-down-the-line-in-detail'],
      [['Why the ball slices', 'Pourquoi la balle part en slice', 'スライスの理由', '右曲球的成因']],
      [['Up on it, not down', 'Frapper en remontant', 'アッパーにとらえる', '上扬击球']],
      [['A whole bag of drives', 'Tout un seau de drives', 'ドライバーを一かご', '一整篮开球']],
    ],
    also: ['tempo-1'],
  },
  {
    id: 'ball-first',
    category: 'swing',
    slug: 'full-swing-down-the-line',
    title: ['Irons, ball first', 'Fers, la balle d’abord', 'アイアンはボールから', '铁杆先触球'],
    lead: [
      'A low point past the ball, club after club.',
      'Un point bas après la balle, fer après fer.',
      '最下点はいつもボールの先に。',
      '每支铁杆的最低点都在球前。',
    ],
    videos: [
      [['The towel behind the ball', 'La serviette derrière la balle', 'ボールの後ろのタオル', '球后的毛巾']],
      [['Hands ahead', 'Les mains devant', 'ハンドファースト', '手在前']],
      [['Long irons, same swing', 'Longs fers, même swing', 'ロングアイアンも同じ', '长铁杆，同样挥杆']],
      [['From the rough', 'Depuis le rough', 'ラフから打つ', '长草中击球']],
      [['Ball above your feet', 'Balle au-dessus des pieds', 'つま先上がり', '球高于脚']],
    ],
  },
  {
    id: 'tempo',
    category: 'swing',
    slug: 'tempo-drill',
    title: ['Three to one', 'Trois pour un', '3対1のリズム', '三比一的节奏'],
    lead: ['Tempo, heard before it is felt.', 'Le tempo, entendu avant d’être senti.', 'リズムは、まず耳から。', '节奏，先听后感。'],
    videos: [
      [['The tempo drill', 'L’exercice de tempo', 'テンポのドリル', '节奏练习']],
      [['Count it aloud', 'Compter à voix haute', '声に出して数える', '大声数出来']],
      [['Feet together', 'Pieds joints', '両足をそろえて', '双脚并拢']],
      [['Pause at the top', 'Une pause au sommet', 'トップで一呼吸', '顶点停顿']],
      [['One breath before the ball', 'Une respiration avant la balle', '打つ前のひと息', '击球前的呼吸']],
    ],
  },
]
