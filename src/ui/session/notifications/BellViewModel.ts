import type { Inbox } from '#app/session/Inbox'
import { type Notification, unreadOf } from '#domain/session/notification'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'

export class BellViewModel {
  readonly reading = new Loaded<readonly Notification[]>()
  readonly #inbox: Inbox
  readonly #notifications: Observed<readonly Notification[] | undefined>

  constructor(inbox: Inbox) {
    this.#inbox = inbox
    this.#notifications = observe(inbox)
    makeReactive(this)
  }

  get unread(): number | undefined {
    const { value } = this.#notifications
    return value && unreadOf(value).length
  }

  start(): void {
    void this.reading.load((signal) => this.#inbox.read(signal))
  }

  dispose(): void {
    this.reading.cancel()
  }
}
