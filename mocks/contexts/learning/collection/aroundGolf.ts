import type { SeriesWords } from './words.ts'

export const aroundGolfSeries: readonly SeriesWords[] = [
  {
    id: 'a-body-for-golf',
    category: 'body',
    slug: 'full-swing-face-on',
    title: ['A body for golf', 'Un corps pour le golf', 'ゴルフの体づくり', '高尔夫的身体'],
    lead: [
      'Ten minutes that the back will thank you for.',
      'Dix minutes dont le dos vous remerciera.',
      '腰がよろこぶ10分間。',
      '十分钟，腰背会感谢你。',
    ],
    videos: [
      [['Warm up before nine', 'S’échauffer avant neuf trous', '9ホール前の準備運動', '九洞前热身']],
      [['Hips that turn', 'Des hanches qui tournent', '回る股関節', '灵活的髋部']],
      [['Shoulders that reach', 'Des épaules souples', 'やわらかい肩', '舒展的肩部']],
      [['Balance on one foot', 'L’équilibre sur un pied', '片足のバランス', '单脚平衡']],
      [['After the round', 'Après la partie', 'ラウンドの後に', '打完之后']],
    ],
  },
  {
    id: 'play-the-course',
    category: 'course',
    slug: 'full-swing-down-the-line',
    title: ['Play the course', 'Jouer le parcours', 'コースを攻める', '打好球场'],
    lead: [
      'The wide side, and the number that fits.',
      'Le côté large, et la bonne distance.',
      '広い側へ、合った距離で。',
      '选宽的一侧，选对距离。',
    ],
    videos: [
      [['Where not to miss', 'Où ne pas rater', '外してはいけない側', '不该失误的一侧']],
      [['A par five in three', 'Un par cinq en trois', 'パー5を3打で', '三杆上五杆洞']],
      [['Wind, and two more clubs', 'Le vent, et deux clubs de plus', '風と2番手上げ', '逆风加两杆']],
      [['Out of the trees', 'Sortir des arbres', '林から出す', '林中救球']],
      [['Nine holes with a coach', 'Neuf trous avec un coach', 'コーチと9ホール', '与教练打九洞']],
    ],
  },
  {
    id: 'rules-in-a-minute',
    category: 'rules',
    slug: 'chip-and-roll',
    title: ['Rules in a minute', 'Les règles en une minute', '1分でわかるルール', '一分钟规则'],
    lead: ['What to do, and what it costs.', 'Que faire, et ce que cela coûte.', 'どうするか、何打罰か。', '怎么做，罚几杆。'],
    videos: [
      [['Lost, and the provisional', 'Perdue, et la provisoire', '紛失球と暫定球', '遗失球与暂定球']],
      [['Relief from a path', 'Se dégager d’un chemin', 'カート道からの救済', '车道免罚']],
      [['Red stakes, yellow stakes', 'Piquets rouges, piquets jaunes', '赤杭と黄杭', '红桩与黄桩']],
      [['A ball that moved', 'Une balle qui a bougé', '動いたボール', '移动的球']],
      [['Who plays first', 'Qui joue en premier', '打つ順番', '谁先打']],
    ],
  },
]
