export interface Locks {
  request<T>(name: string, work: (waited: boolean) => Promise<T>): Promise<T>
}

interface Neighbourhood {
  readonly locks: Locks | undefined
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/** Milliseconds after which another tab's storage change must have arrived. */
const timeout = 100

/** Runs work of one name one at a time, across tabs if the browser has locks. After another tab's, waits for its storage change. */
export function exclusively({ locks, events }: Neighbourhood): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const lastOf = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const run = async () => {
      if (!locks) return work()
      return locks.request(name, async (waited) => {
        if (waited) await stored(events)
        return work()
      })
    }
    const done = lastOf.get(name)?.then(run) ?? run()
    const last = done
      .catch(() => undefined)
      .then(() => {
        if (lastOf.get(name) === last) lastOf.delete(name)
      })
    lastOf.set(name, last)
    return done
  }
}

function stored(events: Neighbourhood['events']): Promise<void> {
  return new Promise((resolve) => {
    const arrive = () => resolve()
    events.addEventListener('storage', arrive, { once: true })
    setTimeout(() => {
      events.removeEventListener('storage', arrive)
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
