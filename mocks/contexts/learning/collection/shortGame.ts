import type { SeriesWords } from './words.ts'

export const shortGameSeries: readonly SeriesWords[] = [
  {
    id: 'around-the-green',
    category: 'short-game',
    slug: 'chip-and-roll',
    title: ['Around the green', 'Autour du green', 'グリーンまわり', '果岭周边'],
    lead: ['Land it soon, let it roll.', 'Poser tôt, laisser rouler.', '早く落として、転がす。', '早落地，多滚动。'],
    videos: [
      [['Chip and roll', 'Chip roulé', 'チップ＆ロール', '切滚球']],
      [['Choose the landing spot', 'Choisir le point de chute', '落とし所を決める', '选定落点'], 'chip-and-roll-in-detail'],
      [['One swing, four clubs', 'Un geste, quatre clubs', '一つの動きで4本', '一种动作四支杆']],
      [['Off a tight lie', 'Sur un sol ras', '薄いライから', '贴地球位']],
      [['Up and down from nine places', 'Approche et putt de neuf endroits', '9か所からの寄せワン', '九处一切一推']],
    ],
  },
  {
    id: 'three-wedges',
    category: 'short-game',
    slug: 'chip-and-roll',
    title: ['Three wedges', 'Trois wedges', 'ウェッジ3本', '三支挖起杆'],
    lead: ['Nine distances you can call.', 'Neuf distances à annoncer.', '9つの距離を打ち分ける。', '九种可预报的距离。'],
    videos: [
      [['Half, three quarters, full', 'Demi, trois quarts, plein', 'ハーフ、スリークォーター、フル', '半挥、四分之三、全挥']],
      [['The clock of the arms', 'L’horloge des bras', '腕の時計', '手臂时钟']],
      [['Low with spin', 'Bas avec du spin', '低く、スピンをかけて', '低飞带旋转']],
      [['Fifty yards, ten balls', 'Cinquante mètres, dix balles', '50mを10球', '五十米十球']],
      [['High over the bunker', 'Haut par-dessus le bunker', 'バンカー越えのロブ', '高吊过沙坑']],
    ],
  },
  {
    id: 'out-of-the-sand',
    category: 'sand',
    slug: 'bunker-splash',
    title: ['Out of the sand', 'Sortir du sable', '砂から出す', '沙坑救球'],
    lead: ['Open, low and through.', 'Ouvrir, bas et jusqu’au bout.', '開いて、低く、振り抜く。', '开杆面，放低，打穿。'],
    videos: [
      [['The splash', 'L’explosion', 'エクスプロージョン', '沙坑爆炸球']],
      [['Draw a line in the sand', 'Tracer une ligne dans le sable', '砂に線を引く', '沙上画线']],
      [['A ball that is plugged', 'Une balle enfoncée', '目玉のボール', '陷沙球']],
      [['From a fairway bunker', 'D’un bunker de fairway', 'フェアウェイバンカーから', '球道沙坑']],
      [['Rake as you found it', 'Ratisser en partant', 'バンカーをならす', '平沙']],
    ],
  },
  {
    id: 'reading-greens',
    category: 'putting',
    slug: 'breaking-putt',
    title: ['Reading greens', 'Lire les greens', 'グリーンを読む', '读果岭'],
    lead: ['See the slope, then trust it.', 'Voir la pente, puis s’y fier.', '傾斜を読んだら、信じて打つ。', '看清坡度，然后相信它。'],
    videos: [
      [['A putt that breaks', 'Un putt qui tourne', '曲がるパット', '曲线推杆'], 'breaking-putt-in-detail'],
      [['Read it with your feet', 'Lire avec les pieds', '足裏で読む', '用脚读坡']],
      [['Low side, high side', 'Côté bas, côté haut', 'ローサイドとハイサイド', '低侧与高侧']],
      [['The last three feet decide', 'Le dernier mètre décide', '最後の1mがすべて', '最后一米决定']],
      [['Nine breaking putts', 'Neuf putts en pente', '曲がるパットを9本', '九个曲线推杆']],
    ],
  },
  {
    id: 'inside-six-feet',
    category: 'putting',
    slug: 'breaking-putt',
    title: ['Inside six feet', 'À moins de deux mètres', '2m以内', '两米以内'],
    lead: ['Square at the ball, firm through it.', 'Face square, geste ferme.', 'まっすぐ構えて、しっかり打つ。', '方正击球，果断送杆。'],
    videos: [
      [['The gate', 'La porte', 'ゲートを通す', '过门练习']],
      [['Eyes over the line', 'Les yeux sur la ligne', '目線をラインの上に', '眼在线上']],
      [['A hundred in a row', 'Cent de suite', '100回連続', '连进一百个']],
      [['Before every putt', 'Avant chaque putt', '打つ前の手順', '推杆前的准备']],
      [['Pace first', 'D’abord le dosage', 'まずタッチ', '先练力度']],
    ],
  },
]
