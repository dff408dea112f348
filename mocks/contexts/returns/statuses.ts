import { type Localised, say } from '../../world/languages.ts'

interface Status {
  readonly id: number
  /** 0 pending, 1 authorized, 2 received, 3 resolved, 4 canceled. */
  readonly state: 0 | 1 | 2 | 3 | 4
  readonly color: string
  readonly label: Localised
  readonly title: Localised
}

/** As the administrator has named and coloured them: not every colour is dark enough for white text. */
const statuses: readonly Status[] = [
  {
    ...{ id: 1, state: 0, color: '#f5d76e' },
    label: say('New', 'Nouveau', '受付済み', '新申请'),
    title: say('Your request is being checked', 'Votre demande est à l’étude', 'お申し込みを確認しています', '我们正在查看您的申请'),
  },
  {
    ...{ id: 2, state: 1, color: '#1f6f54' },
    label: say('Approved', 'Acceptée', '承認', '已同意'),
    title: say(
      'Send the items back to the shop',
      'Renvoyez les articles à la boutique',
      '商品をショップへお送りください',
      '请把商品寄回商店',
    ),
  },
  {
    ...{ id: 3, state: 2, color: '#2f5d8c' },
    label: say('Received', 'Reçue', '到着', '已收到'),
    title: say('Your parcel has arrived', 'Votre colis est arrivé', 'お荷物が届きました', '您的包裹已送达'),
  },
  {
    ...{ id: 4, state: 3, color: '#4b5563' },
    label: say('Refunded', 'Remboursée', '返金済み', '已退款'),
    title: say('The shop has refunded you', 'La boutique vous a remboursé', '返金が完了しました', '商店已退款'),
  },
  {
    ...{ id: 5, state: 4, color: 'red' },
    label: say('Refused', 'Refusée', '不承認', '已拒绝'),
    title: say('The shop can’t take this back', 'La boutique ne peut pas reprendre ceci', '返品をお受けできません', '商店无法接受退货'),
  },
  {
    ...{ id: 6, state: 4, color: '#9ca3af' },
    label: say('Closed', 'Clôturée', '終了', '已关闭'),
    title: say('You closed this return', 'Vous avez clôturé ce retour', 'この返品は終了しました', '您已关闭此退货'),
  },
]

/** Of a single item, in the module's own words. */
export const itemStatuses = {
  pending: say('Pending', 'En attente', '保留中', '待处理'),
  authorized: say('Authorized', 'Autorisé', '承認済み', '已批准'),
  received: say('Received', 'Reçu', '受領済み', '已收货'),
  resolved: say('Resolved', 'Résolu', '解決済み', '已解决'),
  rejected: say('Rejected', 'Refusé', '却下', '已驳回'),
}

export const statusIds = { new: 1, approved: 2, received: 3, refunded: 4, refused: 5, closed: 6 } as const

export function isCanceled(statusId: number): boolean {
  return statusOf(statusId).state === 4
}

/** Neither resolved nor canceled. */
export function isOpen(statusId: number): boolean {
  return statusOf(statusId).state < 3
}

/** Only until the shop has looked at it. */
export function mayBeClosed(statusId: number): boolean {
  return statusOf(statusId).state === 0
}

export function isResolved(statusId: number): boolean {
  return statusOf(statusId).state === 3
}

/** Authorized or received. */
export function takesParcels(statusId: number): boolean {
  const { state } = statusOf(statusId)
  return state === 1 || state === 2
}

export function statusOf(statusId: number): Status {
  const status = statuses.find(({ id }) => id === statusId)
  if (!status) throw new Error(`There is no status ${statusId}`)
  return status
}
