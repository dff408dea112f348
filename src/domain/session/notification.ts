export interface Notification {
  readonly id: string
  /** The club identifies read notifications by it. */
  readonly sourceId: string
  readonly title: string
  readonly message: string
  readonly at: Temporal.Instant
  readonly isRead: boolean
  /** What it is about, as an address within the product. */
  readonly link?: string | undefined
}

export function unreadOf(notifications: readonly Notification[]): readonly Notification[] {
  return notifications.filter(({ isRead }) => !isRead)
}

/** Marks these as read or unread. */
export function marked(notifications: readonly Notification[], sourceIds: readonly string[], isRead: boolean): readonly Notification[] {
  return notifications.map((each) => (sourceIds.includes(each.sourceId) ? { ...each, isRead } : each))
}
