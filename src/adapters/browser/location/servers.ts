import { BehaviorSubject, type Observable, Subject, skip } from 'rxjs'
import type { Source } from '#app/shared/Source'

/** `unreachable`: no network; `unreadable`: the configuration is broken; `moved`: the servers changed, and a reload is needed. */
export type ServerStatus = 'known' | 'unreachable' | 'unreadable' | 'moved'

class Servers implements Source<ServerStatus> {
  readonly changes: Observable<ServerStatus>
  readonly retries = new Subject<void>()
  private readonly knowledge = new BehaviorSubject<ServerStatus>('known')

  constructor() {
    this.changes = this.knowledge.pipe(skip(1))
  }

  get value(): ServerStatus {
    return this.knowledge.value
  }

  become(knowledge: ServerStatus): void {
    this.knowledge.next(knowledge)
  }
}

export const servers = new Servers()

const unknown = 'API hosts are not known'

/** Blocks requests to other origins while the servers are unknown: a wrong server must not receive what players type. */
export function withKnownServers(fetch: typeof globalThis.fetch, page: () => URL): typeof globalThis.fetch {
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input, page())
    if (servers.value === 'known' || origin === page().origin) return fetch(input, init)
    if (servers.value === 'unreachable') throw new TypeError(unknown)
    // A thrown error would look like a lost network.
    return new Response(unknown, { status: 503 })
  }
}
