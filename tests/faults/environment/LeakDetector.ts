import { format } from 'node:util'

const channels = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const

interface Timers {
  setTimeout: typeof setTimeout
  setInterval: typeof setInterval
}

export class LeakDetector {
  readonly logged: string[] = []
  readonly rejected: string[] = []
  readonly timers: string[] = []
  private readonly undo: (() => void)[] = []

  start(): void {
    const { console: output } = globalThis
    for (const channel of channels) {
      const own = output[channel]
      output[channel] = (...words: unknown[]) => void this.logged.push(format(...words))
      this.undo.push(() => {
        output[channel] = own
      })
    }
    const reject = (reason: unknown) => void this.rejected.push(String(reason))
    for (const event of ['unhandledRejection', 'uncaughtException']) {
      process.on(event, reject)
      this.undo.push(() => process.off(event, reject))
    }
    this.watchTimers(globalThis)
  }

  stop(): void {
    for (const undo of this.undo.splice(0)) undo()
  }

  clear(): void {
    for (const list of [this.logged, this.rejected, this.timers]) list.splice(0)
  }

  private watchTimers(timers: Timers): void {
    const { setTimeout, setInterval } = timers
    timers.setTimeout = new Proxy(setTimeout, {
      apply: (own, self, given) => this.timer('setTimeout', () => Reflect.apply(own, self, given)),
    })
    timers.setInterval = new Proxy(setInterval, {
      apply: (own, self, given) => this.timer('setInterval', () => Reflect.apply(own, self, given)),
    })
    this.undo.push(() => Object.assign(timers, { setTimeout, setInterval }))
  }

  private timer<T>(name: string, set: () => T): T {
    if (!isCleanup()) this.timers.push(name)
    return set()
  }
}

/** Apollo clears its caches by a real timer, independent of any cell. */
function isCleanup(): boolean {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 10
  const { stack = '' } = new Error('not thrown')
  Error.stackTraceLimit = stackTraceLimit
  return stack.includes('@apollo/client/utilities/internal/caches')
}
