import { EMPTY, fromEvent, map, merge, type Observable } from 'rxjs'
import type { BrowserEnvironment, Channel } from '../environment.ts'

/** The product's other tabs. */
export class Tabs {
  /** Something stored may have changed: in another tab, or while this page was put aside and taken out again. */
  readonly changes: Observable<unknown>
  /** What other tabs say; check it before use. */
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
