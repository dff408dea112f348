import type { CallKind } from './call.ts'
import type { HttpDependencies } from './Exchange.ts'
import { WireFailure } from './failures.ts'
import { pauseAfter } from './timing.ts'

interface Pace extends Pick<HttpDependencies, 'clock' | 'random'> {
  readonly kind: CallKind
  readonly signal: AbortSignal | undefined
}

export async function withRetries<T>({ kind, clock, random, signal }: Pace, send: () => Promise<T>): Promise<T> {
  for (let sent = 1; ; sent += 1) {
    try {
      return await send()
    } catch (error) {
      const pause = error instanceof WireFailure ? pauseAfter(error, kind, sent, random()) : undefined
      if (pause === undefined) throw error
      await clock.sleep(pause, signal)
    }
  }
}
