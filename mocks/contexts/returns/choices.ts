import { type Localised, say } from '../../world/languages.ts'

interface Choice {
  readonly id: number
  readonly label: Localised
  readonly position: number
}

/** Not in the order of their positions, as administrators leave them. */
export const reasons: readonly (Choice & { readonly payer: number })[] = [
  { id: 12, position: 30, payer: 0, label: say('I changed my mind', 'J’ai changé d’avis', '気が変わった', '我改变了主意') },
  { id: 10, position: 10, payer: 1, label: say('It arrived damaged', 'Article abîmé', '届いた時に破損していた', '收到时已损坏') },
  { id: 11, position: 20, payer: 1, label: say('The wrong item arrived', 'Mauvais article reçu', '違う商品が届いた', '收到错误的商品') },
  { id: 13, position: 40, payer: 0, label: say('It doesn’t fit', 'La taille ne convient pas', 'サイズが合わない', '尺寸不合适') },
]

export const conditions: readonly Choice[] = [
  { id: 20, position: 10, label: say('Unopened', 'Non ouvert', '未開封', '未拆封') },
  { id: 21, position: 20, label: say('Opened', 'Ouvert', '開封済み', '已拆封') },
  { id: 22, position: 30, label: say('Damaged', 'Abîmé', '破損', '损坏') },
]

export const customFields: readonly { readonly code: string; readonly title: Localised }[] = [
  { code: 'serial', title: say('Serial number', 'Numéro de série', 'シリアル番号', '序列号') },
]

export const customFieldsTitle = say('About the item', 'À propos de l’article', '商品について', '关于商品')

export const carriers: readonly { readonly code: string; readonly label: string }[] = [
  { code: 'ups', label: 'UPS' },
  { code: 'fedex', label: 'FedEx' },
  { code: 'dhl', label: 'DHL' },
  { code: 'pinewood', label: 'Pinewood Parcel' },
]
