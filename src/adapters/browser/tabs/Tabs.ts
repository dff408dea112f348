import { EMPTY, fromEvent, map, merge, type Observable } from 'rxjs'
import type { BrowserEnvironment, Channel } from '../environment.ts'

export class Tabs {
  /** Stored data may have changed: in another tab, or while this page was in the back/forward cache. */
  readonly changes: Observable<unknown>
  /** Untrusted: check before use. */
  readonly messages: Observable<unknown>
  private readonly channel: Channel | undefined

  constructor({ channel, events }: Pick<BrowserEnvironment, 'channel' | 'events'>) {
    this.channel = channel('clubhouse.session')
    this.changes = merge(fromEvent(events, 'storage'), fromEvent(events, 'pageshow'))
    this.messages = this.channel ? fromEvent<MessageEvent<unknown>>(this.channel, 'message').pipe(map(({ data }) => data)) : EMPTY
  }

  broadcast(message: unknown): void {
    this.channel?.postMessage(message)
  }
}
