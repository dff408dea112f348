import { say } from '../../../../world/languages.ts'
import type { Product } from '../product.ts'

const common = {
  ...({ kind: 'gift-card', weight: 0, stock: 9999, categoryIds: [81] } as const),
  attributes: { brand: 'clubhouse' },
}

export const giftCards: readonly Product[] = [
  {
    ...{ ...common, id: 701, sku: 'CH-CARD', urlKey: 'gift-card', price: 5000, delivery: 'both' },
    name: say('Gift Card', 'Carte-cadeau', 'ギフトカード', '礼品卡'),
    lead: say(
      'Printed or by email, for everything in the shop and at the club.',
      'Imprimée ou par e-mail, pour toute la boutique et tous les centres.',
      '印刷でもメールでも。ショップと全センターで使えます。',
      '可印制或以邮件发送，商店与各中心通用。',
    ),
    story: say(
      'It never expires, and any balance stays on it.',
      'Elle n’expire jamais, et le solde y reste.',
      '有効期限なし、残高もそのまま残ります。',
      '永久有效，余额保留。',
    ),
    pictures: ['card-fairway', 'card-sunrise', 'card-navy'],
    value: { kind: 'list', amounts: [2500, 5000, 10000, 25000] },
  },
]
