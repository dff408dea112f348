import { BehaviorSubject, type Observable, Subject, skip } from 'rxjs'
import type { Source } from '#app/shared/Source'

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/**
 * Whether the page knows where its servers are: not while the site's configuration can't be reached without a network
 * (`unreachable`) or can't be read (`unreadable`), and not before a reload where it names others by now (`moved`).
 */
export type ServerStatus = 'known' | 'unreachable' | 'unreadable' | 'moved'

class Servers implements Source<ServerStatus> {
  readonly changes: Observable<ServerStatus>
  /** The player wants the configuration to be asked for again. */
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

/** Sends nothing to another origin while the servers are unknown: what a player types must not reach a wrong one. */
export function withKnownServers(fetch: Fetch, page: () => URL): Fetch {
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input, page())
    if (servers.value === 'known' || origin === page().origin) return fetch(input, init)
    if (servers.value === 'unreachable') throw new TypeError(unknown)
    // There is a network: a thrown error would tell the player that there is none.
    return new Response(unknown, { status: 503 })
  }
}
