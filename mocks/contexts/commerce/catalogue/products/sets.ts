import { say } from '../../../../world/languages.ts'
import { bundleOption } from '../bundleOption.ts'
import type { Product } from '../product.ts'

export const sets: readonly Product[] = [
  {
    ...{ kind: 'bundle', id: 601, sku: 'CH-STARTER', urlKey: 'starter-set', price: 0, weight: 6, stock: 0, categoryIds: [10, 82] },
    name: say('Starter Set', 'Kit de départ', 'スターターセット', '入门套装'),
    lead: say(
      'Put it together yourself, from the first ball to the first lesson.',
      'Composez-le vous-même, de la première balle à la première leçon.',
      '最初のボールから最初のレッスンまで、自由に組み合わせ。',
      '从第一粒球到第一节课，自由搭配。',
    ),
    story: say(
      'Choose balls and a bag, and add what you lack. Everything comes in one box.',
      'Choisissez balles et sac, ajoutez ce qui vous manque. Tout arrive dans un seul carton.',
      'ボールとバッグを選び、足りないものを足すだけ。ひと箱でお届けします。',
      '选好球与球包，再补上所缺，一箱送达。',
    ),
    attributes: { brand: 'clubhouse', skill_level: 'beginner' },
    pictures: ['set-fairway', 'set-fairway-close'],
    items: [
      {
        ...{ id: 6011, type: 'radio', required: true, title: say('Balls', 'Balles', 'ボール', '球') },
        options: [bundleOption(60111, 'FM-RANGE', { isDefault: true }), bundleOption(60112, 'FM-TOUR', { canChangeQuantity: true })],
      },
      {
        ...{ id: 6012, type: 'select', required: true, title: say('Bag', 'Sac', 'バッグ', '球包') },
        options: [
          bundleOption(60121, 'KB-STAND-FAIRWAY', { isDefault: true }),
          bundleOption(60122, 'KB-STAND-NAVY'),
          bundleOption(60123, 'KB-STAND-SAND'),
        ],
      },
      {
        ...{ id: 6013, type: 'checkbox', required: false, title: say('On the course', 'Sur le parcours', 'コースで', '场上用品') },
        options: [
          bundleOption(60131, 'CH-TOWEL', { isDefault: true }),
          bundleOption(60132, 'CH-TEES'),
          bundleOption(60133, 'FE-GLOVE-LEFT-M'),
        ],
      },
      {
        ...{ id: 6014, type: 'multi', required: false, title: say('Help', 'Accompagnement', 'サポート', '指导') },
        options: [bundleOption(60141, 'CH-LESSON3'), bundleOption(60142, 'CH-FITTING')],
      },
    ],
  },
  {
    ...({ kind: 'bundle', id: 602, sku: 'CH-PRACTICE', urlKey: 'practice-set', price: 9000, isPriceFixed: true } as const),
    ...{ weight: 3, stock: 0, categoryIds: [82] },
    name: say('Practice Set', 'Kit d’entraînement', '練習セット', '练习套装'),
    lead: say('Balls and tees at one price.', 'Balles et tees à prix fixe.', 'ボールとティーをセット価格で。', '球与球梯，一口价。'),
    story: say(
      'One price for a season of practice. Add better balls or a glove.',
      'Un seul prix pour une saison d’entraînement. Balles supérieures et gant en option.',
      '1シーズン分の練習をひとつの価格で。上級ボールとグローブは追加できます。',
      '一个价格，练足一季。可升级用球，亦可加配手套。',
    ),
    attributes: { brand: 'clubhouse', skill_level: 'beginner' },
    pictures: ['set-fairway', 'set-fairway-close'],
    items: [
      {
        ...{ id: 6021, type: 'radio', required: true, title: say('Balls', 'Balles', 'ボール', '球') },
        options: [bundleOption(60211, 'FM-RANGE', { isDefault: true }), bundleOption(60212, 'FM-TOUR', { price: 1200 })],
      },
      {
        ...{ id: 6022, type: 'checkbox', required: false, title: say('On the course', 'Sur le parcours', 'コースで', '场上用品') },
        options: [bundleOption(60221, 'FE-GLOVE-LEFT-M', { percent: 20 })],
      },
    ],
  },
]
