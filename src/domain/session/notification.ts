/** What the club has to tell a player. */
export interface Notification {
  readonly id: string
  /** What it is about; the club is told by it what was read. */
  readonly sourceId: string
  readonly title: string
  readonly message: string
  readonly at: Temporal.Instant
  readonly isRead: boolean
}

export function unreadOf(notifications: readonly Notification[]): readonly Notification[] {
  return notifications.filter(({ isRead }) => !isRead)
}

/** The same with these read, or unread again. */
export function marked(notifications: readonly Notification[], sourceIds: readonly string[], isRead: boolean): readonly Notification[] {
  return notifications.map((each) => (sourceIds.includes(each.sourceId) ? { ...each, isRead } : each))
}
