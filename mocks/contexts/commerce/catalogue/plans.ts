import { say } from '../../../world/languages.ts'
import type { Cents, CustomizableOption, Plan } from './product.ts'

/** One year, or renewed each year at a discount of 10 %. */
export function yearly(productId: number, price: Cents): CustomizableOption {
  const installment = Math.round(price * 0.9)
  return {
    ...{ id: productId * 100, kind: 'drop-down', required: true },
    title: say('Duration', 'Durée', '期間', '期限'),
    values: [
      { id: productId * 100 + 1, price: 0, title: say('One year', 'Un an', '1年', '一年') },
      {
        ...{ id: productId * 100 + 2, price: installment },
        plan: { length: 3, every: { count: 1, unit: 'year' }, installmentPrice: installment, adjustmentPrice: 0 },
        title: say('Renewed every year', 'Renouvelé chaque année', '毎年更新', '每年续订'),
      },
    ],
  }
}

/** Once, or by subscription at a discount of 10 %. Ids are derived from the product's. */
export function howToBuy(productId: number, price: Cents): CustomizableOption {
  const installment = Math.round(price * 0.9)
  const id = (number: number) => productId * 100 + number
  const plan = (count: number, first: Cents = 0) => ({
    price: installment,
    plan: { length: 12 / count, every: { count, unit: 'month' }, installmentPrice: installment, adjustmentPrice: first } satisfies Plan,
  })
  return {
    ...{ id: id(0), kind: 'drop-down', required: true },
    title: say('How you buy', 'Votre formule', 'ご購入方法', '购买方式'),
    values: [
      { id: id(1), price: 0, title: say('Buy once', 'Une seule fois', '1回だけ購入', '单次购买') },
      { id: id(2), title: say('Every month', 'Chaque mois', '毎月', '每月'), ...plan(1) },
      { id: id(3), title: say('Every 2 months', 'Tous les 2 mois', '2か月ごと', '每 2 个月'), ...plan(2) },
      { id: id(4), title: say('Every 3 months', 'Tous les 3 mois', '3か月ごと', '每 3 个月'), ...plan(3, 200) },
    ],
  }
}
