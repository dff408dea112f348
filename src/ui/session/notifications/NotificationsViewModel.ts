import { type IReactionDisposer, reaction } from 'mobx'
import type { Inbox } from '#app/session/Inbox'
import type { Clock } from '#app/shared/ports/Clock'
import { type Notification, unreadOf } from '#domain/session/notification'
import { idle, type Operation, waiting } from '#domain/shared/operation'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'

export class NotificationsViewModel {
  readonly list = new Loaded<readonly Notification[]>()
  readonly marking = new Task()
  operation: Operation<'read'> = idle
  readonly #clock: Clock
  readonly #inbox: Inbox
  readonly #known: Observed<readonly Notification[] | undefined>
  #stopWatching: IReactionDisposer | undefined = undefined

  constructor(inbox: Inbox, clock: Clock) {
    this.#inbox = inbox
    this.#clock = clock
    this.#known = observe(inbox)
    makeReactive(this)
  }

  get unread(): number {
    return unreadOf(this.list.value ?? []).length
  }

  get timeZone(): string {
    return this.#clock.timeZone
  }

  get today(): Temporal.PlainDate {
    return this.#clock.now().toZonedDateTimeISO(this.timeZone).toPlainDate()
  }

  start(): void {
    this.#stopWatching = reaction(() => this.#known.value, this.follow, { fireImmediately: true })
    void this.list.load((signal) => this.#inbox.read(signal))
  }

  dispose(): void {
    this.#stopWatching?.()
    this.list.cancel()
  }

  markRead({ sourceId }: Notification): Promise<void> {
    return this.mark([sourceId])
  }

  markAllRead(): Promise<void> {
    return this.mark(unreadOf(this.list.value ?? []).map(({ sourceId }) => sourceId))
  }

  /** If marking fails, the item becomes unread again, so no error is shown. */
  private async mark(sourceIds: readonly string[]): Promise<void> {
    if (this.marking.busy || sourceIds.length === 0) return
    this.operation = waiting
    const isDone = await this.marking.run(async () => {
      await this.#inbox.markRead(sourceIds)
      return true
    })
    this.settle(isDone === true)
  }

  private settle(isDone: boolean): void {
    this.operation = isDone ? { state: 'read' } : idle
  }

  /** The bell may have loaded them first, or the player may have changed. */
  private follow(known: readonly Notification[] | undefined): void {
    if (known) this.list.value = known
    else this.forget()
  }

  private forget(): void {
    this.list.value = undefined
    this.operation = idle
  }
}
