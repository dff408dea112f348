import { fromEvent, map, merge, type Observable, share } from 'rxjs'
import type { Connectivity } from '#app/shared/ports/Connectivity'

export class BrowserConnectivity implements Connectivity {
  readonly changes: Observable<boolean>
  private readonly online: () => boolean

  constructor(events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>, online: () => boolean) {
    this.online = online
    this.changes = merge(fromEvent(events, 'online').pipe(map(() => true)), fromEvent(events, 'offline').pipe(map(() => false))).pipe(
      share(),
    )
  }

  get value(): boolean {
    return this.online()
  }
}
