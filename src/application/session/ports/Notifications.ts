import type { Notification } from '#domain/session/notification'
import { type Token, token } from '../../shared/token.ts'

export interface Notifications {
  /** Latest first. */
  all(signal?: AbortSignal): Promise<readonly Notification[]>
  markRead(sourceIds: readonly string[]): Promise<void>
}
export const Notifications: Token<Notifications> = token('Notifications')
