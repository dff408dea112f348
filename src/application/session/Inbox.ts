import { distinctUntilChanged, map, type Observable, Subject, skip, startWith } from 'rxjs'
import { marked, type Notification, unreadOf } from '#domain/session/notification'
import type { Source } from '../shared/Source.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'
import type { Notifications } from './ports/Notifications.ts'

/** Shared by bell and list; cleared when the player changes. */
export class Inbox implements Source<readonly Notification[] | undefined> {
  value: readonly Notification[] | undefined = undefined
  /** Marked as read by the player, even if a read under way returns them as unread. */
  private announced: readonly string[] = []
  private readonly notifications: Notifications
  private readonly subject = new Subject<readonly Notification[] | undefined>()

  constructor(notifications: Notifications, session: CurrentSession) {
    this.notifications = notifications
    const owners = session.changes.pipe(
      startWith(undefined),
      map(() => ownerOf(session)),
      distinctUntilChanged(),
      skip(1),
    )
    owners.subscribe(() => this.forget())
  }

  get changes(): Observable<readonly Notification[] | undefined> {
    return this.subject
  }

  async read(signal?: AbortSignal): Promise<readonly Notification[]> {
    const notifications = marked(await this.notifications.all(signal), this.announced, true)
    this.become(notifications)
    return notifications
  }

  /** Marks at once, and reverts if the request fails. */
  async markRead(sourceIds: readonly string[]): Promise<void> {
    const wanted = unreadOf(this.value ?? []).filter(({ sourceId }) => sourceIds.includes(sourceId))
    const announced = wanted.map(({ sourceId }) => sourceId)
    if (announced.length === 0) return
    this.mark(announced, true)
    try {
      await this.notifications.markRead(announced)
    } catch (error) {
      this.mark(announced, false)
      throw error
    }
  }

  private mark(sourceIds: readonly string[], isRead: boolean): void {
    this.announced = isRead ? [...this.announced, ...sourceIds] : this.announced.filter((id) => !sourceIds.includes(id))
    if (this.value) this.become(marked(this.value, sourceIds, isRead))
  }

  private forget(): void {
    this.announced = []
    this.become(undefined)
  }

  private become(value: readonly Notification[] | undefined): void {
    this.value = value
    this.subject.next(value)
  }
}

function ownerOf({ id, value: { child } }: CurrentSession): string | undefined {
  return id && [id, child?.id].join(' ')
}
