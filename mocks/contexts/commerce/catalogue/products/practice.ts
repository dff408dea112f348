import { say } from '../../../../world/languages.ts'
import type { Product } from '../product.ts'

export const practice: readonly Product[] = [
  {
    ...{
      kind: 'simple',
      id: 410,
      sku: 'IW-LASER',
      urlKey: 'ironwood-laser',
      price: 34900,
      specialPrice: 29900,
      weight: 0.4,
      stock: 8,
      categoryIds: [55, 9],
    },
    name: say('Ironwood Laser', 'Télémètre Ironwood', 'アイアンウッド レーザー距離計', 'Ironwood 激光测距仪'),
    lead: say(
      'To the flag within half a yard, uphill too.',
      'Au drapeau à cinquante centimètres près, pente comprise.',
      '旗まで誤差50cm、高低差も。',
      '到旗杆误差半米，含坡度。',
    ),
    story: say(
      'Switch slope off for competitions: a light shows that it’s off. One charge lasts forty rounds.',
      'La pente se coupe pour la compétition, un voyant l’indique. Quarante parties par charge.',
      '競技では高低差機能をオフに、ランプで確認できます。1充電で40ラウンド。',
      '比赛时可关闭坡度功能并有指示灯。一次充电可用四十轮。',
    ),
    attributes: { brand: 'ironwood', color: 'ink', skill_level: 'everyone' },
    ...{ pictures: ['rangefinder-ink', 'rangefinder-ink-close'], tags: ['favourite'], related: ['KB-LASER'] },
  },
  {
    ...{ kind: 'simple', id: 411, sku: 'KB-LASER', urlKey: 'kitebird-laser', price: 17900, weight: 0.3, stock: 13, categoryIds: [55, 10] },
    name: say('Kitebird Laser', 'Télémètre Kitebird', 'カイトバード レーザー距離計', 'Kitebird 激光测距仪'),
    lead: say('One button, one number.', 'Un bouton, un chiffre.', 'ボタンひとつ、数字ひとつ。', '一个按钮，一个数字。'),
    story: say(
      'No slope, no app, a battery from any shop.',
      'Ni pente ni application, une pile ordinaire.',
      '高低差なし、アプリなし、電池は市販品。',
      '无坡度，无应用，用普通电池。',
    ),
    attributes: { brand: 'kitebird', color: 'sky', skill_level: 'beginner' },
    ...{ pictures: ['rangefinder-sky', 'rangefinder-sky-close'], upsell: ['IW-LASER'] },
  },
  {
    ...{ kind: 'simple', id: 412, sku: 'CH-MAT', urlKey: 'putting-mat', price: 8900, weight: 2.2, stock: 17, categoryIds: [55, 8] },
    name: say('Putting Mat', 'Tapis de putting', 'パッティングマット', '推杆练习垫'),
    lead: say(
      'Ten feet of true roll for the hallway.',
      'Trois mètres de vrai roulement pour le couloir.',
      '廊下で3m、本物の転がり。',
      '走廊里的三米真实滚动。',
    ),
    story: say(
      'It runs at ten on the stimpmeter and rolls up small.',
      'Vitesse dix au stimpmètre, et se roule petit.',
      'スティンプ10フィート、小さく巻けます。',
      '果岭速度十英尺，可卷成小筒。',
    ),
    attributes: { brand: 'clubhouse', color: 'fairway', skill_level: 'everyone' },
    ...{ pictures: ['mat-fairway', 'mat-fairway-close', 'green-mist'], related: ['IW-PUTTER', 'FE-PUTTER'] },
  },
]
