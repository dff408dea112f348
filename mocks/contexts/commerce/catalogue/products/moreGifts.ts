import { say } from '../../../../world/languages.ts'
import { bundleOption } from '../bundleOption.ts'
import type { Product } from '../product.ts'

const giftCard = { ...({ kind: 'gift-card', weight: 0, stock: 9999, categoryIds: [81] } as const), attributes: { brand: 'clubhouse' } }

export const moreGifts: readonly Product[] = [
  {
    ...{
      ...giftCard,
      id: 702,
      sku: 'CH-CARD-LESSON',
      urlKey: 'lesson-gift-card',
      price: 9500,
      delivery: 'e-mail',
      value: { kind: 'fixed', amount: 9500 },
    },
    name: say('Gift Card for a Lesson', 'Carte-cadeau d’une leçon', 'レッスン ギフトカード', '课程礼品卡'),
    lead: say('One lesson, by email.', 'Une leçon, par e-mail.', 'レッスン1回分をメールで。', '一节课，邮件送达。'),
    story: say(
      'It arrives on the day that you choose.',
      'Elle arrive le jour que vous choisissez.',
      'ご希望の日に届きます。',
      '在您选定的日子送达。',
    ),
    pictures: ['card-sunrise', 'card-sunrise-close'],
  },
  {
    ...{ ...giftCard, id: 703, sku: 'CH-CARD-OPEN', urlKey: 'open-gift-card', price: 2000, delivery: 'printed', weight: 0.1 },
    name: say('Printed Gift Card', 'Carte-cadeau imprimée', '印刷ギフトカード', '印制礼品卡'),
    lead: say(
      'Any amount, in an envelope.',
      'Le montant de votre choix, sous enveloppe.',
      'お好きな金額を、封筒に入れて。',
      '任意金额，附信封。',
    ),
    story: say(
      'On heavy paper, with contours you can feel.',
      'Sur papier épais, aux courbes en relief.',
      '等高線が指に触れる厚紙。',
      '厚卡纸，等高线凸印可触。',
    ),
    ...{ pictures: ['card-navy', 'card-navy-close'], value: { kind: 'range', from: 2000, to: 50000 } },
  },
  {
    ...{ kind: 'bundle', id: 602, sku: 'CH-ROUNDSET', urlKey: 'first-tee-set', price: 0, weight: 1, stock: 0, categoryIds: [82, 9] },
    name: say('First Tee Set', 'Coffret premier départ', 'ファーストティー セット', '一号洞套装'),
    lead: say(
      'Balls, tees and a cap in one box.',
      'Balles, tees et casquette dans une boîte.',
      'ボール、ティー、キャップをひと箱に。',
      '球、球钉与球帽，一盒装。',
    ),
    story: say(
      'Choose what goes in; we tie the ribbon.',
      'Choisissez le contenu, nous nouons le ruban.',
      '中身を選べば、リボンはこちらで。',
      '由您挑选，我们系丝带。',
    ),
    ...{ attributes: { brand: 'clubhouse', skill_level: 'everyone' }, pictures: ['balls-mist', 'tees-oak', 'cap-fairway'] },
    items: [
      {
        ...{ id: 6021, type: 'select', required: true, title: say('Balls', 'Balles', 'ボール', '球') },
        options: [
          bundleOption(60211, 'FM-SOFT-SUNRISE', { isDefault: true, canChangeQuantity: true }),
          bundleOption(60212, 'FM-SOFT-POPPY', { canChangeQuantity: true }),
          bundleOption(60213, 'FM-TOUR', { canChangeQuantity: true }),
        ],
      },
      {
        ...{ id: 6022, type: 'radio', required: true, title: say('Cap', 'Casquette', 'キャップ', '球帽') },
        options: [
          bundleOption(60221, 'CH-CAP-FAIRWAY', { isDefault: true }),
          bundleOption(60222, 'CH-CAP-SAND'),
          bundleOption(60223, 'CH-CAP-NAVY'),
        ],
      },
      {
        ...{ id: 6023, type: 'multi', required: false, title: say('Also', 'En plus', '追加', '另加') },
        options: [
          bundleOption(60231, 'CH-TEES-LONG', { isDefault: true, quantity: 2 }),
          bundleOption(60232, 'CH-MARKERS-POPPY'),
          bundleOption(60233, 'CH-TOWEL'),
        ],
      },
    ],
  },
  {
    ...{ kind: 'simple', id: 603, sku: 'CH-BOX', urlKey: 'gift-box', price: 600, weight: 0.3, stock: 40, categoryIds: [82] },
    name: say('Gift Box', 'Boîte cadeau', 'ギフトボックス', '礼盒'),
    lead: say(
      'With a ribbon and a card to write.',
      'Avec un ruban et une carte à écrire.',
      'リボンとメッセージカード付き。',
      '附丝带与留言卡。',
    ),
    story: say(
      'Holds a dozen balls, or a shirt.',
      'Pour une douzaine de balles ou un polo.',
      'ボール1ダースかシャツ1枚が入ります。',
      '可装一打球或一件衬衫。',
    ),
    ...{ attributes: { brand: 'clubhouse', color: 'mist' }, pictures: ['card-mist', 'card-mist-close'] },
    options: [
      {
        ...{ id: 60301, kind: 'field', required: false, maxCharacters: 120 },
        title: say('On the card', 'Sur la carte', 'カードの言葉', '卡片留言'),
        values: [{ id: 60302, price: 0, title: say('', '', '', '') }],
      },
    ],
  },
]
