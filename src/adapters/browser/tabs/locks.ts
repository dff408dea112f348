export interface Locks {
  /** `waited`: somebody else had it when it was asked for. */
  request<T>(name: string, work: (waited: boolean) => Promise<T>): Promise<T>
}

interface Neighbourhood {
  /** Absent outside secure contexts. */
  readonly locks: Locks | undefined
  /** `storage`, as the window tells it. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/** Milliseconds after which what another tab has stored is here, if it has stored anything. */
const timeout = 100

/**
 * Runs work of one name in one tab at a time; without locks each tab runs its own. What the tab before has stored may
 * come a little later than its lock: whoever had to wait for the one waits for the other.
 */
export function exclusively({ locks, events }: Neighbourhood): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  return async (name, work) => {
    if (!locks) return work()
    return locks.request(name, async (waited) => {
      if (waited) await stored(events)
      return work()
    })
  }
}

function stored(events: Neighbourhood['events']): Promise<void> {
  return new Promise((resolve) => {
    const requestRegionalAccess = () => resolve()
    events.addEventListener('storage', requestRegionalAccess, { once: true })
    setTimeout(() => {
      events.removeEventListener('storage', requestRegionalAccess)
      resolve()
    }, timeout)
  })
}

/** The browser's own. */
export const browserLocks: Locks = {
  async request(name, work) {
    const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => lock && { done: await work(false) })
    return free ? free.done : await navigator.locks.request(name, () => work(true))
  },
}
