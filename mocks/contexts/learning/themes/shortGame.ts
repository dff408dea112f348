import type { ThemeWords } from './themeWords.ts'

export const shortGameThemes = {
  'around-the-green': {
    title: ['Close from off the green', 'Près du drapeau, hors du green', 'グリーン周りから寄せる', '果岭边攻近'],
    comment: [
      'Choose where the ball lands, and let it roll. From sand: the sand moves the ball, you move the sand.',
      'Choisissez où la balle tombe, puis laissez-la rouler. Dans le sable : le sable porte la balle, vous portez le sable.',
      '落とす場所を決めて、あとは転がす。バンカーでは砂がボールを運びます。',
      '先选落点，再让球滚动。沙坑里是沙把球带出来。',
    ],
    videos: { green: 'chip-and-roll', sand: 'bunker-splash' },
    notes: [
      [
        'green',
        2,
        ['Landing', 'Point de chute', '落としどころ', '落点'],
        [
          'One pace onto the green, always the same one.',
          'Un pas sur le green, toujours le même.',
          'グリーンに一歩入ったところ、いつも同じ場所へ。',
          '落在果岭内一步，每次相同。',
        ],
      ],
      [
        'sand',
        4,
        ['Entry', 'Entrée', '入れどころ', '入沙点'],
        [
          'Two fingers behind the ball, and through to the finish.',
          'Deux doigts derrière la balle, et jusqu’au bout du geste.',
          'ボールの指2本手前から、最後まで振り抜きます。',
          '球后两指入沙，一直挥到收杆。',
        ],
      ],
    ],
    drills: [
      [
        ['Ten chips onto a towel', 'Dix approches sur une serviette', 'タオルに10球', '把十个球切到毛巾上'],
        ['Count those that stay', 'Comptez celles qui y restent', '止まった数を数える', '数一数停在上面的'],
        'around-the-green-1',
      ],
    ],
  },
  putting: {
    title: ['Putts that break', 'Les putts qui tournent', '曲がるパット', '会拐弯的推杆'],
    comment: [
      'You read the line well and then doubt it. Trust the first look.',
      'Vous lisez bien la ligne, puis vous en doutez. Fiez-vous au premier regard.',
      'ラインは読めています。迷わず、最初の見立てを信じて。',
      '线路看得准，却总是怀疑。请相信第一眼。',
    ],
    videos: { green: 'breaking-putt' },
    notes: [
      [
        'green',
        3,
        ['Speed first', 'D’abord la vitesse', 'まずスピード', '先看速度'],
        [
          'A ball that dies at the hole takes the whole slope.',
          'Une balle qui meurt au trou prend toute la pente.',
          'カップで止まる球は、傾斜をすべて受けます。',
          '到洞口停下的球会吃足坡度。',
        ],
      ],
    ],
    drills: [
      [
        ['Clock of four balls', 'L’horloge à quatre balles', '4球の時計', '四球时钟练习'],
        ['Three feet, twice around', 'À un mètre, deux tours', '1メートルから2周', '一米距离，绕两圈'],
      ],
    ],
  },
} as const satisfies Readonly<Record<string, ThemeWords>>
