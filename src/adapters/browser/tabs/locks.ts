export interface Locks {
  request<T>(name: string, work: (waited: boolean) => Promise<T>): Promise<T>
}

interface Neighbourhood {
  readonly locks: Locks | undefined
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/** Milliseconds after which another tab's storage change must have arrived. */
const timeout = 100

/**
 * Without locks, each tab runs its own work. Another tab's storage change may arrive after its lock, so work that waited for the lock
 * also waits for the change.
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

export const browserLocks: Locks = {
  async request(name, work) {
    const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => lock && { done: await work(false) })
    return free ? free.done : await navigator.locks.request(name, () => work(true))
  },
}
