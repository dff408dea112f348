import type { Notifications } from '#app/session/ports/Notifications'
import type { Notification } from '#domain/session/notification'
import type { RestClient } from '../RestClient.ts'
import { notificationRead, notifications } from './notificationCalls.ts'

export class HttpNotifications implements Notifications {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async all(signal?: AbortSignal): Promise<readonly Notification[]> {
    const { data } = await this.client.send(notifications, { signal })
    return data
      .map(({ id, sourceId, title, message, date, read, link }) => ({
        id,
        sourceId,
        title,
        message,
        at: date,
        isRead: read ?? false,
        link,
      }))
      .sort((one, other) => Temporal.Instant.compare(other.at, one.at))
  }

  async markRead(sourceIds: readonly string[]): Promise<void> {
    await this.client.send(notificationRead, { body: sourceIds.map((sourceId) => ({ action: 'read' as const, sourceId })) })
  }
}
