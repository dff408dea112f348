import { Subject } from 'rxjs'
import type { BrowserEnvironment } from '#adapters/browser/environment'

export class TabLifecycle {
  private readonly visibility = new Subject<boolean>()
  private readonly end = new AbortController()
  private isVisible = true

  hide(): void {
    this.isVisible = false
    this.visibility.next(false)
  }

  abort(): void {
    this.end.abort()
  }

  wrap({ clock, fetch, ...others }: BrowserEnvironment): BrowserEnvironment {
    const { end } = this
    const isVisible = () => this.isVisible
    const signalOf = (signal: AbortSignal | undefined) => (signal ? AbortSignal.any([signal, end.signal]) : end.signal)
    return {
      ...others,
      fetch: (input, init) => this.whileOpen(() => fetch(input, init)),
      clock: {
        now: () => clock.now(),
        sleep: (milliseconds, signal) => this.whileOpen(() => clock.sleep(milliseconds, signalOf(signal))),
        timeZone: clock.timeZone,
        ticks: clock.ticks,
      },
      visibility: {
        get value() {
          return isVisible()
        },
        changes: this.visibility,
      },
    }
  }

  /** Work of a closed tab never settles. */
  private whileOpen<T>(work: () => Promise<T>): Promise<T> {
    const { signal } = this.end
    if (signal.aborted) return new Promise(() => undefined)
    return new Promise((resolve, reject) => {
      work().then(
        (value) => !signal.aborted && resolve(value),
        (error: unknown) => !signal.aborted && reject(error),
      )
    })
  }
}
