import { Observable } from 'rxjs'
import type { Clock } from '#app/shared/ports/Clock'
import { systemTime } from './systemTime.ts'

const tickMilliseconds = 10_000

export class SystemClock implements Clock {
  readonly ticks = new Observable<void>((listener) => {
    const timer = setInterval(() => listener.next(), tickMilliseconds)
    return () => clearInterval(timer)
  })

  now(): Temporal.Instant {
    return systemTime.now()
  }

  get timeZone(): string {
    return systemTime.timeZone
  }

  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason)
        return
      }
      const wake = () => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }
      const timer = setTimeout(wake, milliseconds)
      const stop = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', stop, { once: true })
    })
  }
}
