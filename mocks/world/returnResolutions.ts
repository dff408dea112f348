import { type Language, type Localised, say } from './languages.ts'

interface Resolution {
  readonly id: number
  readonly label: Localised
  readonly position: number
  readonly status: number
}

const repair = 32

export const resolutions: readonly Resolution[] = [
  { id: 31, position: 20, status: 1, label: say('Exchange', 'Échange', '交換', '换货') },
  { id: 30, position: 10, status: 1, label: say('Refund', 'Remboursement', '返金', '退款') },
  { id: repair, position: 30, status: 1, label: say('Repair', 'Réparation', '修理', '维修') },
]

/** What the shop's rules offer for an item: the club's own small goods aren't repaired. */
export function resolutionsFor({ sku }: { readonly sku: string }): typeof resolutions {
  return sku.startsWith('CH-') ? resolutions.filter(({ id }) => id !== repair) : resolutions
}

export function wireResolutions(offered: typeof resolutions, language: Language) {
  return offered.map(({ id, label, status, position }) => ({ resolution_id: id, label: label[language], status, position }))
}
